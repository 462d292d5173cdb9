import { readPersonsPerDay } from '@stammtisch/contracts/reservation/persons-per-day';
import { listEvents } from '@stammtisch/contracts/event/list-events';
import { notice } from '../platform/after-commit/notice.ts';
import type { Desk } from '../reservations/desk.ts';

export interface EventNews {
  type: 'event.created' | 'event.changed' | 'event.deleted';
  /** Left out where many changed at once. */
  href?: string;
  version?: number;
}

/** Tells every open screen: the lists of events, and the calendars that show their days. */
export async function announceEvent(
  { tx, restaurant }: Pick<Desk, 'tx' | 'restaurant'>,
  { type, href = listEvents.path, version }: EventNews,
): Promise<void> {
  const told = version === undefined ? {} : { version: String(version) };
  await tx.run(notice(restaurant, { type, href, ...told }));
  await tx.run(notice(restaurant, { type, href: readPersonsPerDay.path }));
}
