import { isProblem } from '@stammtisch/hal-client';
import { problemMessages } from '@stammtisch/i18n';
import type { Notices } from './notices.ts';

export type ProblemKey = keyof (typeof problemMessages)['de'];

function isKnown(key: string): key is ProblemKey {
  return key in problemMessages.de;
}

/** The translation key of what went wrong, in the namespace `problems`. */
export function problemKey(error: unknown): ProblemKey {
  if (!isProblem(error) || !isKnown(error.key)) return 'ERROR_OCCURED_CONTACT_US';
  return error.key;
}

/**
 * The one place where a refusal becomes a toast: its key is the translation key (specification §8).
 * A lost session says nothing here, because the login page does.
 */
export function tellProblem(
  error: unknown,
  notices: Notices,
  text: (key: ProblemKey) => string,
): void {
  if (isProblem(error, 'please-login')) return;
  if (!isProblem(error)) console.error(error);
  notices.error(text(problemKey(error)));
}
