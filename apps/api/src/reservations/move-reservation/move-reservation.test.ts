import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const at = (time: string, tables?: (string | undefined)[]) => ({
  payload: { start: { date: house.wireDay, time }, ...(tables && { tables }) },
});

describe('moving a reservation on the timeline', () => {
  test('keeps its length and snaps to the quarter of an hour', async () => {
    const stored = await book(house, { time: '10:00', duration: 90 });
    const moved = await follow(house, stored, 'move', at('11:07'));
    expect(moved.json()).toMatchObject({ time: '11:00', endTime: '12:30', duration: 90 });
  });

  test('changes nothing when it is dropped on its own minute', async () => {
    const stored = await book(house, { time: '10:05' });
    const moved = await follow(house, stored, 'move', at('10:05'));
    expect(moved.json()).toMatchObject({ version: stored.version, time: '10:05' });
  });

  test('is refused on a table that another party holds, which is named', async () => {
    await book(house, { time: '16:00', tables: [house.tables['1']], guest: { lastname: 'Weiß' } });
    const stored = await book(house, { time: '16:00', tables: [house.tables['2']] });
    const refused = await follow(house, stored, 'move', at('16:00', [house.tables['1']]));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ party: { guestName: 'Weiß' } });
  });

  test('may overlap where it stood itself', async () => {
    const stored = await book(house, { time: '02:00', tables: [house.tables['3']] });
    const moved = await follow(house, stored, 'move', at('02:30'));
    expect(moved.json()).toMatchObject({ time: '02:30', tables: [{ name: '3' }] });
  });

  test('of two who move the same version one sees what the other did', async () => {
    const stored = await book(house, { time: '08:00' });
    await follow(house, stored, 'move', at('08:30'));
    const second = await follow(house, stored, 'move', at('09:00'));
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({ current: { time: '08:30', version: 2 } });
  });

  test('is in its history', async () => {
    const stored = await book(house, { time: '20:00', tables: [house.tables['1']] });
    await follow(house, stored, 'move', at('20:30', [house.tables['2']]));
    const history = (await follow(house, stored, 'history')).json();
    expect(history._embedded.entries).toMatchObject([
      { what: 'created', to: 'CONFIRMED', by: 'staff' },
      { what: 'moved', from: `${house.wireDay} 20:00, 1`, to: `${house.wireDay} 20:30, 2` },
    ]);
  });

  test('is no longer offered once the party is gone', async () => {
    const stored = await book(house, { time: '22:00' });
    const cancelled = await follow(house, stored, 'status', { payload: { status: 'CANCELLED' } });
    expect(cancelled.json()._links).not.toHaveProperty('move');
    const moved = await house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${stored.id}/move`,
      headers: { ...house.restaurant.headers, 'if-match': '"2"' },
      payload: at('22:30').payload,
    });
    expect(moved.json()).toMatchObject({ type: '/problems/transition-not-allowed' });
  });

  test('needs to know which version it moves', async () => {
    const stored = await book(house, { time: '23:00' });
    const answer = await house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${stored.id}/move`,
      headers: house.restaurant.headers,
      payload: at('23:30').payload,
    });
    expect(answer.statusCode).toBe(428);
  });
});
