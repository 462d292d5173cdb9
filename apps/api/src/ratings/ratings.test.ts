import { afterAll, beforeAll, expect, test } from 'vitest';
import { rating } from '@stammtisch/contracts/rating/rating';
import { command } from '../platform/database/sql.ts';
import { buildApi } from '../build-api.ts';
import type { Api } from '../platform/http/api.ts';
import { eraseGuests } from '../guests/erase-guests/erase-guests.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { findReservation } from '../reservations/reservation-row.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { storeInvitation } from './store-invitation.ts';

let house: OpenHouse;
let host: Api;
beforeAll(async () => {
  house = await openHouse();
  const { config, database, api } = house;
  host = await buildApi({ ...api, host: 'booking', config, database });
});
afterAll(async () => {
  await host.app.close();
  await house.close();
});

const headers = { 'x-requested-with': 'XMLHttpRequest' };

/** A guest was asked about their visit; answers the token of the link in the mail. */
async function anInvitation(time: string, lastname = 'Krüger') {
  const made = await book(house, { time, guest: { lastname, email: 'lina@example.com' } });
  const links = createBookingLinks(house.config.TOKEN_SECRET);
  const key = { restaurant: house.restaurant.id, id: made.id };
  const token = await house.database.transaction(house.restaurant.id, async (tx) => {
    const row = await tx.one(findReservation(key));
    await tx.run(storeInvitation(key.restaurant, row, links));
    return links.ratingTokenOf(row.linkNonce);
  });
  return { made, token };
}

const look = (token: string, method: 'GET' | 'HEAD' = 'GET') =>
  host.app.inject({ method, url: `/api/1/public/ratings/${token}`, headers });
const rate = (token: string, payload: object) =>
  host.app.inject({ method: 'POST', url: `/api/1/public/ratings/${token}`, headers, payload });
const ask = (url: string) =>
  house.app.inject({ url: `/api/1/reservations/ratings${url}`, headers: house.restaurant.headers });

test('looking changes nothing, however often a mail scanner does it', async () => {
  const { token } = await anInvitation('01:00');
  for (const method of ['GET', 'HEAD', 'GET'] as const) await look(token, method);
  const shown = await look(token);
  expect(shown.json()).toMatchObject({ state: 'open', stars: null, time: '01:00' });
  expect(shown.json()._links.rate).toBeDefined();
});

test('a guest rates once; the second time says so, and the first word stands', async () => {
  const { made, token } = await anInvitation('03:15');
  const rated = await rate(token, { stars: 4, comment: '  Das Gulasch war wunderbar.  ' });
  expect(rated.statusCode).toBe(200);
  expect(rated.json()).toMatchObject({ state: 'rated', stars: 4 });
  const again = await rate(token, { stars: 1 });
  expect(again.statusCode).toBe(410);
  expect(again.json()).toMatchObject({ key: 'ALREADY_RATED' });
  expect((await look(token)).json()).toMatchObject({
    state: 'rated',
    stars: 4,
    comment: 'Das Gulasch war wunderbar.',
  });
  const visit = (await follow(house, made, 'self', { method: 'GET' })).json();
  expect(visit).toMatchObject({ rating: { stars: 4, comment: 'Das Gulasch war wunderbar.' } });
  expect(visit._links.rating).toBeDefined();
});

test('of many taps at once one counts', async () => {
  const { token } = await anInvitation('05:30');
  const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => rate(token, { stars })));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 410, 410, 410, 410]);
});

test('a link that has run out says so, and an unknown one is not there', async () => {
  const { made, token } = await anInvitation('07:45');
  await house.database.systemTransaction((tx) =>
    tx.run(command`update rating set expires_at = now() where reservation_id = ${made.id}`),
  );
  expect((await look(token)).json()).toMatchObject({ state: 'expired' });
  const refused = await rate(token, { stars: 5 });
  expect(refused.statusCode).toBe(410);
  expect(refused.json()).toMatchObject({ key: 'LINK_EXPIRED' });
  expect((await look('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
  expect((await rate('AAAAAAAAAAAAAAAAAAAAAA', { stars: 5 })).statusCode).toBe(404);
});

test.each([{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, {}, { stars: 5, status: 'CLOSED' }])(
  '%j is no rating',
  async (body) => {
    const { token } = await anInvitation('10:00', JSON.stringify(body).slice(0, 20));
    expect((await rate(token, body)).statusCode).toBe(400);
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        delete from reservation where id in (select reservation_id from rating where stars is null)`),
    );
  },
);

test('staff read the newest first, filter by stars, and see what they come to', async () => {
  const first = await anInvitation('12:15', 'Berger');
  await rate(first.token, { stars: 2, comment: 'Zu laut.' });
  const second = await anInvitation('14:30', 'Yılmaz');
  await rate(second.token, { stars: 5 });
  const all = (await ask('')).json();
  expect(all._embedded.ratings[0]).toMatchObject({ guestName: 'Yılmaz', stars: 5, handled: false });
  expect(all._embedded.ratings[0]._links.reservation.href).toBe(
    `/api/1/reservations/${second.made.id}`,
  );
  const bad = (await ask('?stars=2')).json();
  expect(bad).toMatchObject({ total: 1, _embedded: { ratings: [{ comment: 'Zu laut.' }] } });
  const summary = (await ask('/summary')).json();
  expect(summary.total).toBeUndefined();
  const { five, four, three, two, one, average } = summary;
  const sum = five * 5 + four * 4 + three * 3 + two * 2 + one;
  expect(average).toBeCloseTo(sum / (five + four + three + two + one));
  expect(summary.months).toHaveLength(1);
  expect(summary.months[0].count).toBe(five + four + three + two + one);
});

test('a rating is handled with a note, and a stale change sees the current one', async () => {
  const { token } = await anInvitation('16:45', 'Nowak');
  await rate(token, { stars: 1, comment: 'Eine Stunde gewartet.' });
  const [newest] = (await ask('?stars=1')).json()._embedded.ratings;
  const seen = rating.parse(newest);
  const patch = (version: number, payload: object) =>
    house.app.inject({
      method: 'PATCH',
      url: `/api/1/reservations/ratings/${seen.id}`,
      headers: { ...house.restaurant.headers, 'if-match': `"${version}"` },
      payload,
    });
  const handled = await patch(seen.version, { handled: true, note: 'Angerufen, Gutschein.' });
  expect(handled.json()).toMatchObject({ handled: true, note: 'Angerufen, Gutschein.' });
  const stale = await patch(seen.version, { note: 'Nichts getan' });
  expect(stale.statusCode).toBe(412);
  expect(stale.json().current).toMatchObject({ note: 'Angerufen, Gutschein.' });
  const open = (await ask('?open=true')).json()._embedded.ratings;
  expect(open.map(({ id }: { id: string }) => id)).not.toContain(seen.id);
});

test('of an erased guest the stars stay, and none of the words', async () => {
  const { made, token } = await anInvitation('19:00', 'Vergessen');
  await rate(token, { stars: 3, comment: 'Ich bin Frau Vergessen.' });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update guest set deleted_at = now() - interval '1 hour'
                    where id = ${made.guest.id}`),
  );
  await eraseGuests(house.database, house.ledger);
  const [newest] = (await ask('?stars=3')).json()._embedded.ratings;
  expect(newest).toMatchObject({ stars: 3, comment: '', guestName: '–' });
});
