import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { book, follow, post, anOrder } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { reservationSettings: { askEditorName: true } } });
});
afterAll(() => house.close());

const to = (status: string, more = {}) => ({ payload: { status, ...more } });

describe('changing a status', () => {
  test('a party is seated on its own day only', async () => {
    const stored = await book(house);
    expect(stored.nextStatuses).not.toContain('SEATED');
    const refused = await follow(house, stored, 'status', to('SEATED'));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ guard: 'on-its-service-day', from: 'CONFIRMED' });
  });

  test('seating sets the arrival, undoing it clears it, leaving sets the departure', async () => {
    const stored = await book(house, { date: formatWireDate(house.today), time: '12:00' });
    const seated = (await follow(house, stored, 'status', to('SEATED'))).json();
    expect(seated.arrivalAt).not.toBeNull();
    const undone = (await follow(house, seated, 'status', to('CONFIRMED'))).json();
    expect(undone.arrivalAt).toBeNull();
    const again = (await follow(house, undone, 'status', to('SEATED'))).json();
    const left = (await follow(house, again, 'status', to('CLOSED'))).json();
    expect(left).toMatchObject({ status: 'CLOSED', timesEstimated: false });
    expect(left.departureAt).not.toBeNull();
  });

  test('what is told later is noted when it happened, a departure never before its arrival', async () => {
    const stored = await book(house, { date: formatWireDate(house.today), time: '12:00' });
    const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const tapped = secondsAgo(5);
    const seated = await follow(house, stored, 'status', to('SEATED', { at: tapped }));
    expect(seated.json().arrivalAt).toBe(tapped);
    const left = await follow(house, seated.json(), 'status', to('CLOSED', { at: secondsAgo(10) }));
    expect(left.json().departureAt).toBe(tapped);
  });

  test('nothing happened in the future, nor before the service day began', async () => {
    const stored = await book(house, { date: formatWireDate(house.today), time: '12:00' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const codes = [];
    for (const days of [1, -2]) {
      const refused = await follow(house, stored, 'status', to('SEATED', { at: inDays(days) }));
      expect(refused.statusCode).toBe(400);
      codes.push(refused.json().errors[0].code);
    }
    expect(codes).toEqual(['in-the-future', 'before-its-service-day']);
  });

  test('a cancellation of another day may be told later too', async () => {
    const stored = await book(house);
    const at = new Date(Date.now() - 60_000).toISOString();
    const wish = to('CANCELLED', { at, editor: 'Mia' });
    expect((await follow(house, stored, 'status', wish)).statusCode).toBe(200);
  });

  test('asking for the status that it has changes nothing', async () => {
    const stored = await book(house);
    const same = await follow(house, stored, 'status', to('CONFIRMED'));
    expect(same.statusCode).toBe(200);
    expect(same.json().version).toBe(stored.version);
  });

  test('the house wants to know who cancels', async () => {
    const stored = await book(house);
    const refused = await follow(house, stored, 'status', to('CANCELLED'));
    expect(refused.json()).toMatchObject({ type: '/problems/editor-required' });
    const done = await follow(house, stored, 'status', to('CANCELLED', { editor: 'Mia' }));
    expect(done.json().status).toBe('CANCELLED');
    const history = (await follow(house, stored, 'history')).json();
    expect(history._embedded.entries.at(-1)).toMatchObject({
      what: 'status',
      editor: 'Mia',
      from: 'CONFIRMED',
      to: 'CANCELLED',
    });
  });

  test('a cancelled party gives its table back, and takes it again only while it is free', async () => {
    const tables = [house.tables['1']];
    const stored = await book(house, { time: '08:00', tables });
    const cancelled = (
      await follow(house, stored, 'status', to('CANCELLED', { editor: 'Mia' }))
    ).json();
    const other = await post(house, anOrder(house, { time: '08:00', tables }));
    expect(other.statusCode).toBe(201);
    const reopened = (await follow(house, cancelled, 'status', to('CONFIRMED'))).json();
    expect(reopened).toMatchObject({ status: 'CONFIRMED', tables: [] });
  });

  test('of two open requests for one table only one is confirmed', async () => {
    const tables = [house.tables['2']];
    const first = await book(house, { time: '15:00', tables, status: 'OPEN' });
    const second = await post(house, anOrder(house, { time: '16:00', tables, status: 'OPEN' }));
    expect(second.statusCode).toBe(409);
    const confirmed = await follow(house, first, 'status', to('CONFIRMED'));
    expect(confirmed.json().status).toBe('CONFIRMED');
  });

  test('the waiting list holds no table', async () => {
    const tables = [house.tables['3']];
    const stored = await book(house, { time: '20:00', tables });
    const queued = (await follow(house, stored, 'status', to('QUEUED'))).json();
    expect(queued.tables).toEqual([]);
    const other = await post(house, anOrder(house, { time: '20:00', tables }));
    expect(other.statusCode).toBe(201);
  });

  test('what nobody promised cannot be a no-show', async () => {
    const stored = await book(house, { status: 'OPEN' });
    const refused = await follow(house, stored, 'status', to('NO_SHOW', { editor: 'Mia' }));
    expect(refused.json()).toMatchObject({ type: '/problems/transition-not-allowed' });
  });
});

describe('deleting', () => {
  test('a confirmed one needs a yes, and leaves its history', async () => {
    const stored = await book(house, { time: '03:00' });
    const asked = await follow(house, stored, 'self', { method: 'DELETE' });
    expect(asked.json()).toMatchObject({ type: '/problems/confirmation-required' });
    const confirmed = { method: 'DELETE' as const, query: { confirmed: 'true' } };
    expect((await follow(house, stored, 'self', confirmed)).statusCode).toBe(204);
    expect((await follow(house, stored, 'self', { method: 'GET' })).statusCode).toBe(404);
    const history = (await follow(house, stored, 'history')).json();
    expect(history._embedded.entries.at(-1)).toMatchObject({ what: 'deleted' });
  });
});
