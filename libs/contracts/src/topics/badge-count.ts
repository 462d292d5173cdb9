import * as z from 'zod';

/** The data of every topic that a navigation entry names as its badge. */
export const badgeCount = z.object({ count: z.int().nonnegative() });
