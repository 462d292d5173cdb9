import * as z from 'zod';

/**
 * The stream stands, at the start and after each interruption: what happens from now on is told, so
 * whatever is read now misses nothing. Retained for whoever is loaded later.
 */
export const streamOpenedTopic = {
  type: 'stream.opened',
  v: 1,
  retained: true,
  schema: z.object({}),
} as const;
