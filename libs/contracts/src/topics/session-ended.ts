import * as z from 'zod';

/** A restaurant was logged out; told to every tab of the browser. */
export const sessionEndedTopic = {
  type: 'session.ended',
  v: 1,
  schema: z.object({ uuid: z.string() }),
  crossTab: true,
} as const;
