import { badgeCount } from './badge-count.ts';

/** How many requests of guests wait for an answer in the next three months (specification §2). */
export const openRequestsTopic = {
  type: 'reservation.open-requests',
  v: 1,
  retained: true,
  schema: badgeCount,
} as const;
