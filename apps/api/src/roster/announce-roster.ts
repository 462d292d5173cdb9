import { listEntries } from '@stammtisch/contracts/roster/schedule-entry';
import { sumHours } from '@stammtisch/contracts/roster/sum-hours';
import { notice } from '../platform/after-commit/notice.ts';
import type { Desk } from '../reservations/desk.ts';
import { hrefOf } from './plan-resource.ts';

/** Tells every open screen: the plan and who is in it, the calendar, and the hours. */
export async function announceRoster(
  { tx, restaurant }: Pick<Desk, 'tx' | 'restaurant'>,
  planId: string,
): Promise<void> {
  for (const href of [`${hrefOf(planId)}/employees`, listEntries.path, sumHours.path]) {
    await tx.run(notice(restaurant, { type: 'roster.changed', href }));
  }
}
