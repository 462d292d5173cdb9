import { badgeCount } from './badge-count.ts';

/** How many parties wait for a table today. */
export const waitingPartiesTopic = {
  type: 'waiting-list.parties',
  v: 1,
  retained: true,
  schema: badgeCount,
} as const;
