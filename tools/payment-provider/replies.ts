import type { Said } from '../emulator/replies.ts';

/** What the provider says while it is broken. */
export const broken: Said = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }),
};
