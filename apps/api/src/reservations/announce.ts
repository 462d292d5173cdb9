import type { Day } from '@stammtisch/domain/time/minute';
import { notice } from '../platform/after-commit/notice.ts';
import type { Desk } from './desk.ts';
import { hrefOf } from './reservation-resource.ts';
import { countWrite } from './service-day.ts';

/** Counts the write for its days and tells every open screen after the commit. */
export async function announce(
  desk: Desk,
  change: {
    type: 'reservation.created' | 'reservation.changed' | 'reservation.deleted';
    id: string;
    version: number;
    days: readonly Day[];
  },
): Promise<void> {
  for (const day of [...new Set(change.days)].toSorted()) {
    await desk.tx.run(countWrite(desk.restaurant, day));
  }
  await desk.tx.run(
    notice(desk.restaurant, {
      type: change.type,
      href: hrefOf(change.id),
      version: String(change.version),
    }),
  );
}
