import { mergeGuests as call } from '@stammtisch/contracts/guest/merge-guests';
import { mergeGuests } from '@stammtisch/domain/guest/merge-guests';
import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { announceGuest } from '../announce-guest.ts';
import { refuseStale } from '../current-guest.ts';
import { answerWith, lockGuest, type GuestRow } from '../guest-row.ts';
import { storeGuest } from '../store-guest.ts';
import { lockBoth, moveReservations, removeGuest } from './move-reservations.sql.ts';

export function mountMergeGuests(api: Api): void {
  register(api, call, async ({ session, params, body, ifMatch }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { restaurant } = session;
      await tx.run(lockBoth(restaurant, [params.guestId, body.into]));
      const other = await tx.maybe(lockGuest(restaurant, params.guestId));
      if (!other) return refuse('not-found');
      const survivor = await tx.maybe(lockGuest(restaurant, body.into));
      if (!survivor || survivor.id === other.id) return refuseSurvivor();
      const expected = body.intoVersion === undefined ? '*' : String(body.intoVersion);
      const stale = refuseStale(other, ifMatch) ?? refuseStale(survivor, expected);
      if (stale) return stale;

      const merged = mergeGuests(survivor, other, body.take);
      const merge = { from: named(other), into: named(merged) };
      await tx.run(moveReservations(restaurant, merge));
      const stored = await tx.one(
        storeGuest(restaurant, survivor.id, { ...merged, tags: [...merged.tags] }),
      );
      await tx.run(removeGuest(restaurant, merge));
      const book = { tx, restaurant };
      await announceGuest(book, { type: 'guest.deleted', id: other.id, version: other.version });
      const { id, version } = stored;
      await announceGuest(book, { type: 'guest.changed', id, version, showsInBook: true });
      // Stored before the reservations were counted anew.
      return answerWith(await tx.one(lockGuest(restaurant, id)));
    }),
  );
}

function named(guest: Pick<GuestRow, 'id' | 'forename' | 'lastname' | 'company'>) {
  return { id: guest.id, name: guestNameOf({ guest }) };
}

function refuseSurvivor(): Refusal {
  const message = 'This is no other guest of the guest book. Choose the one who stays.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/into', code: 'unknown-guest', message }],
  });
}
