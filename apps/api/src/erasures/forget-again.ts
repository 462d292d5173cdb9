import { forgetGuests, forgetVisits } from '../guests/forget-guests.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { ErasingTransaction } from './erasing.ts';
import type { ErasedLine } from './erasure-line.ts';
import { dropFiles, findRemembered, findTraces, logReplay, undoImports } from './replay.sql.ts';

/** @returns how many guests of one restaurant were forgotten once more */
export async function forgetAgain(
  tx: ErasingTransaction,
  restaurant: RestaurantId,
  lines: readonly ErasedLine[],
  begun: Date,
): Promise<number> {
  const named = lines.map(({ guest }) => guest).filter((guest) => guest !== undefined);
  const guests = (await tx.many(findRemembered(restaurant, named))).map(({ id }) => id);
  const forgotten = await forgetGuests(tx, restaurant, guests);
  // Reservations that had nobody any more, or belonged to another guest when the backup was made.
  const written = lines.flatMap(({ reservations }) => reservations);
  const visits = (await tx.many(findTraces(restaurant, written))).map(({ id }) => id);
  const others = await forgetVisits(tx, restaurant, visits);
  if (visits.length > 0) tx.erased({ restaurant, reservations: visits, imports: [] });
  await tx.run(
    dropFiles(
      restaurant,
      lines.flatMap(({ imports }) => imports),
    ),
  );
  const undone = lines.map((line) => line.undone).filter((id) => id !== undefined);
  await tx.run(undoImports(restaurant, undone));
  if (guests.length + visits.length === 0) return 0;
  const since = lines.map(({ at }) => at.slice(0, 10)).toSorted()[0] ?? '';
  await logReplay(
    tx,
    restaurant,
    { guests: guests.length, begun, since },
    {
      reservations: forgotten.reservations + others.reservations,
      attachments: forgotten.attachments + others.attachments,
      mails: forgotten.mails + others.mails,
    },
  );
  return guests.length;
}
