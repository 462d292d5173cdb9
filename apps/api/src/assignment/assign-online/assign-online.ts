import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { epochMinuteOf } from '../../platform/time-zone/time-zone.ts';
import { openDesk, withoutDoubleBooking } from '../../reservations/desk.ts';
import { lockIfIdle } from '../../reservations/reservation-row.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { makePlace } from '../make-place.ts';
import { reseat } from '../reseat.ts';

/** New online bookings get a table within a minute, where the house wants one if there is one. */
export async function registerAssignOnline(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('assign-online', '* * * * *', () => assignOnline(database));
}

const waitingRow = z.object({ restaurant: restaurantId, id: z.string() });
type Waiting = z.output<typeof waitingRow>;

/** A day that is full may have room again later, but then staff decide whom they call first. */
const recent = sql(waitingRow)`
  select r.restaurant_id as restaurant, r.id
    from reservation r
    join settings s on s.restaurant_id = r.restaurant_id
   where r.source = 'ONLINE' and r.status in ('OPEN', 'CONFIRMED')
     and r.created_at > now() - interval '15 minutes'
     and s.sections -> 'assignmentSettings' ->> 'mode' = 'IF_POSSIBLE'
     and not exists (select from reservation_table t
                      where t.restaurant_id = r.restaurant_id and t.reservation_id = r.id)
   order by r.created_at
   limit 500`;

export async function assignOnline(database: Database): Promise<void> {
  const waiting = await database.systemTransaction((tx) => tx.many(recent));
  for (const each of waiting) await withoutDoubleBooking(() => assignOne(database, each));
}

/** Each by itself: what one of them finds impossible the next one does not wait for. */
function assignOne(database: Database, { restaurant, id }: Waiting): Promise<void> {
  return database.transaction(restaurant, async (tx) => {
    const desk = await openDesk(tx, restaurant, { by: 'system', elevated: false });
    // Somebody edits it: the next round comes in a minute.
    const row = await tx.maybe(lockIfIdle({ restaurant, id }));
    if (!row || row.tables.length > 0) return;
    await lockDays(tx, restaurant, [row.serviceDay]);
    const tables = await makePlace(desk, {
      persons: row.personsTo,
      stay: {
        from: epochMinuteOf(row.startsAt),
        to: epochMinuteOf(row.endsAt),
        serviceDay: row.serviceDay,
      },
      room: row.inRoom?.id,
      tags: row.tags,
      except: row.id,
    });
    if (tables) await reseat(desk, [{ row, tables }]);
  });
}
