import { logIn } from '@stammtisch/contracts/authentication/log-in';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { guessLimit } from '../guess-limit.ts';
import { sessionAnswer } from '../session-answer.ts';
import { logInWith } from './log-in.ts';

export function mountLogIn(api: Api): void {
  register(api, logIn, async ({ body, ip }) => {
    const guesses = guessLimit(api, body.email.toLowerCase(), ip);
    const limited = await guesses.count();
    if (limited) return limited;
    const session = await logInWith(api.database, api.config, body.email, body.password);
    if (!session) return refuse('login-failed');
    await guesses.forget();
    return sessionAnswer(session);
  });
}
