import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { ask } from '../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { workOffAnonymizations } from './anonymize-guests/work-off.ts';
import { retainGuests } from './retain-guests/retain-guests.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { privacySettings: { retentionMonths: 6 } } });
  const { id } = house.restaurant;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into guest (restaurant_id, lastname, persist, allows_data_storage, created_at)
      values (${id}, 'Lange her', false, false, '2026-01-05'),
             (${id}, 'Gemerkt', true, false, '2026-01-05'),
             (${id}, 'Erlaubt', false, true, '2026-01-05'),
             (${id}, 'Neulich', false, false, '2026-08-05')`),
  );
});
afterAll(() => house.close());

const names = async () => {
  const reply = await ask(house, 'GET', '/api/1/guests');
  return reply.json()._embedded.guests.map((guest: { lastname: string }) => guest.lastname);
};

test('before three in the morning, by the house’s own clock, nothing happens', async () => {
  await retainGuests(house.database, new Date('2026-09-01T00:30:00Z'));
  await workOffAnonymizations(house.database, house.ledger, new AbortController().signal);
  expect(await names()).toContain('Lange her');
});

test('in the night those go whose time is over and whom the house has not marked', async () => {
  await retainGuests(house.database, new Date('2026-09-01T01:30:00Z'));
  await retainGuests(house.database, new Date('2026-09-01T02:30:00Z'));
  await workOffAnonymizations(house.database, house.ledger, new AbortController().signal);
  expect(await names()).toEqual(['Erlaubt', 'Gemerkt', 'Neulich']);
  const log = await ask(house, 'GET', '/api/1/privacy/anonymizations');
  expect(log.json()).toMatchObject({
    total: 1,
    _embedded: { anonymizations: [{ reason: 'RETENTION', since: '01.03.2026', done: 1 }] },
  });
});

test('the next night nobody is due, so nothing is asked for', async () => {
  await retainGuests(house.database, new Date('2026-09-02T01:30:00Z'));
  expect((await ask(house, 'GET', '/api/1/privacy/anonymizations')).json().total).toBe(1);
});

test('the house sees how many are due, and how it stands with consent', async () => {
  const reply = await ask(house, 'GET', '/api/1/privacy');
  expect(reply.json()).toMatchObject({
    withConsent: 1,
    withoutConsent: 2,
    walkIns: 0,
    retention: { months: 6, due: expect.any(Number) },
  });
});
