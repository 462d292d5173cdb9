import { replaceGuest as call } from '@stammtisch/contracts/guest/replace-guest';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { announceGuest } from '../announce-guest.ts';
import { withCurrentGuest } from '../current-guest.ts';
import { answerWith } from '../guest-row.ts';
import { readPhone, refusePhone } from '../place-guest.ts';
import { storeGuest } from '../store-guest.ts';

export function mountReplaceGuest(api: Api): void {
  register(api, call, async (request) =>
    withCurrentGuest(api, request, async (book, row) => {
      const { country } = await book.tx.one(loadHouse(book.restaurant));
      const phone = readPhone(request.body.phone, country);
      if (phone === 'PHONE_INVALID') return refusePhone('/phone');
      const stored = await book.tx.one(
        storeGuest(book.restaurant, row.id, { ...request.body, phone }),
      );
      await announceGuest(book, {
        type: 'guest.changed',
        id: row.id,
        version: stored.version,
        showsInBook: shownInBook.some((field) => stored[field] !== row[field]),
      });
      return answerWith(stored);
    }),
  );
}

/** What every reservation tells of its guest. */
const shownInBook = [
  'anrede',
  'forename',
  'lastname',
  'company',
  'phone',
  'email',
  // Decides whether they may be asked for a rating.
  'allowsDataStorage',
] as const;
