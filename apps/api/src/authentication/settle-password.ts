import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Api } from '../platform/http/api.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import type { GuessLimit } from './guess-limit.ts';

export interface PasswordChange {
  /** The hash of the old one; none where nobody may enter at all. */
  stored: string | undefined;
  oldPassword: string;
  newPassword: string;
}

/**
 * The hash of the new password, once the old one was right. What is guessed first is not taken.
 *
 * @param guesses counted already: a wrong old password is a guess like any other
 */
export async function settlePassword(
  { config }: Pick<Api, 'config'>,
  guesses: GuessLimit,
  { stored, oldPassword, newPassword }: PasswordChange,
): Promise<string | Refusal> {
  if (!(await isPassword(config, stored, oldPassword))) return refuse('wrong-old-password');
  await guesses.forget();
  if (isCommonPassword(newPassword)) {
    const message = 'This password is among those that are guessed first.';
    const error = { pointer: '/newPassword', code: 'too-common', message };
    return refuse('password-too-common', { errors: [error] });
  }
  return hashPassword(config, newPassword);
}
