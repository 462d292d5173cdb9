import { refreshToken } from '@stammtisch/contracts/authentication/refresh-token';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { sessionAnswer } from '../session-answer.ts';
import { refresh } from './refresh.ts';

export function mountRefreshToken(api: Api): void {
  register(api, refreshToken, async ({ bearer }) => {
    const session = bearer && (await refresh(api.database, api.config, bearer));
    return session ? sessionAnswer(session) : refuse('please-login');
  });
}
