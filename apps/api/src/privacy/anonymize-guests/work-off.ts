import * as z from 'zod';
import type { ErasureLedger } from '../../erasures/erasure-ledger.ts';
import { erasing, type ErasingTransaction } from '../../erasures/erasing.ts';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId, type RestaurantId } from '../../platform/database/scope.ts';
import { command, sql } from '../../platform/database/sql.ts';
import { forgetGuests } from '../../guests/forget-guests.ts';
import { notice } from '../../platform/after-commit/notice.ts';
import { announceAnonymization, anonymizationRow } from '../anonymization-row.ts';
import { concerned } from '../concerned-guests.ts';
import { forgetDeletedReservations } from './forget-deleted-reservations.ts';

/** Guests in one transaction: well below the five seconds that a statement may take. */
const usualBatch = 200;

const activeRow = z.object({ restaurant: restaurantId, id: z.string() });
const nextActive = sql(activeRow)`
  select restaurant_id as restaurant, id from anonymization
   where state in ('WAITING', 'RUNNING') order by requested_at limit 1`;

/**
 * Does every anonymisation that was asked for, batch by batch. Each batch stands or falls with its
 * transaction, and says how far it came: killed in the middle and begun again, it ends the same.
 */
export async function workOffAnonymizations(
  database: Database,
  ledger: ErasureLedger,
  signal: AbortSignal,
  batch = usualBatch,
): Promise<void> {
  while (!signal.aborted) {
    const isThrough = await erasing(database, ledger, async (tx) => {
      const active = await tx.maybe(nextActive);
      if (active) await step(tx, active, batch);
      return active === undefined;
    });
    if (isThrough) return;
  }
}

const lockedRow = anonymizationRow.pick({ since: true, state: true }).extend({
  // What was restored is not asked for: it is done at once.
  reason: z.enum(['HAND', 'RETENTION']),
  past: z.string().nullable(),
  isQuiet: z.boolean(),
});
const idRow = z.object({ id: z.string() });

async function step(
  tx: ErasingTransaction,
  { restaurant, id }: { restaurant: RestaurantId; id: string },
  batch: number,
): Promise<void> {
  const run = await tx.one(sql(lockedRow)`
    select since, reason, state, past,
           updated_at < clock_timestamp() - interval '1 second' as "isQuiet" from anonymization
     where restaurant_id = ${restaurant} and id = ${id} for update`);
  // Cancelled, or finished by another process, while this one waited.
  if (run.state !== 'WAITING' && run.state !== 'RUNNING') return;
  // Held first and asked again then: somebody may have booked for one of them just now.
  const held = await tx.many(sql(idRow)`
    select g.id from guest g
     where g.restaurant_id = ${restaurant} and (${run.past}::uuid is null or g.id > ${run.past}::uuid)
       and ${concerned(run)}
     order by g.id limit ${batch} for update`);
  const ids = held.map((guest) => guest.id);
  const still = await tx.many(sql(idRow)`
    select g.id from guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${ids}::uuid[]) and ${concerned(run)}`);
  const forgotten = await forgetGuests(
    tx,
    restaurant,
    still.map((guest) => guest.id),
  );
  const isLast = held.length < batch;
  // Every open screen reads again what it is told of: once a second is enough.
  const isTold = isLast || run.isQuiet;
  if (isLast) await forgetDeletedReservations(tx, restaurant, run.since);
  await tx.run(command`
    update anonymization
       set state = ${isLast ? 'DONE' : 'RUNNING'}, past = coalesce(${ids.at(-1) ?? null}::uuid, past),
           done = done + ${still.length}, reservations = reservations + ${forgotten.reservations},
           attachments = attachments + ${forgotten.attachments}, mails = mails + ${forgotten.mails},
           updated_at = case when ${isTold} then clock_timestamp() else updated_at end,
           finished_at = case when ${isLast} then clock_timestamp() end
     where restaurant_id = ${restaurant} and id = ${id}`);
  if (!isTold) return;
  await tx.run(announceAnonymization(restaurant, id));
  for (const href of ['/api/1/guests', '/api/1/reservations']) {
    await tx.run(notice(restaurant, { type: 'guest.changed', href }));
  }
}
