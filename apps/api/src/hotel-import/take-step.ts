import type { HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { ring } from '../platform/after-commit/ring.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { command, type Statement } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Api } from '../platform/http/api.ts';
import { refuse, Refusal } from '../platform/http/refusal.ts';
import {
  announceImport,
  findImport,
  hotelImportChannel,
  toResource,
  type ImportRow,
} from './import-row.ts';

/** Where somebody stands who takes an import one step on: nobody else does so meanwhile. */
interface Step {
  tx: Transaction;
  restaurant: RestaurantId;
  id: string;
}

/**
 * Takes a step from where it can be taken, and tells every open screen. An unknown import answers
 * 404, one that stands elsewhere where it does: that is what the screen shows then.
 */
export function takeStep<Result>(
  api: Api,
  { restaurant, id }: { restaurant: RestaurantId; id: string },
  from: readonly ImportRow['state'][],
  work: (step: Step) => Promise<Result>,
): Promise<Result | Refusal> {
  return api.database.transaction(restaurant, async (tx) => {
    await tx.run(lockImport(restaurant, id));
    const row = await tx.maybe(findImport(restaurant, id));
    if (!row) return refuse('not-found');
    if (!from.includes(row.state)) {
      return refuse('import-not-open', { extension: { current: toResource(row) } });
    }
    const done = await work({ tx, restaurant, id });
    if (!(done instanceof Refusal)) await tx.run(announceImport(restaurant, id));
    return done;
  });
}

/** What takes long is worked off after the answer, which shows the import as it stands then. */
export async function leaveToWorker(step: Step): Promise<HotelImport> {
  await step.tx.run(ring(hotelImportChannel));
  return readStep(step);
}

export async function readStep({ tx, restaurant, id }: Step): Promise<HotelImport> {
  return toResource(await tx.one(findImport(restaurant, id)));
}

function lockImport(restaurant: RestaurantId, id: string): Statement {
  return command`
    select from hotel_import where restaurant_id = ${restaurant} and id = ${id} for update`;
}
