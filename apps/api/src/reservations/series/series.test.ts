import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seriesOutcome, type Occurrence } from '@stammtisch/contracts/reservation/series';
import { readSeries } from '@stammtisch/contracts/reservation/series';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { mailContent } from '../../mails/mail-content.ts';
import { sql } from '../../platform/database/sql.ts';
import { anOrder, book } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { reservationSettings: { masterPasswordThreshold: 6 } } });
});
afterAll(() => house.close());

type Payload = Record<string, unknown>;
const weekly = (count: number) => ({ unit: 'WEEK', every: 1, end: { kind: 'count', count } });

function ask(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: Payload, version = 1) {
  return house.app.inject({
    method,
    url,
    headers: { ...house.restaurant.headers, 'if-match': `"${version}"` },
    ...(payload && { payload }),
  });
}

const write = (order: Payload, search = '') =>
  ask('POST', `/api/1/reservations/series${search}`, anOrder(house, order));

const occurrencesOf = (reply: { json: () => unknown }): Occurrence[] =>
  seriesOutcome.parse(reply.json()).occurrences;

async function read(id: string | null): Promise<ReservationReply> {
  return reservation.parse((await ask('GET', `/api/1/reservations/${id}`)).json());
}

async function all(order: Payload): Promise<ReservationReply[]> {
  const written = occurrencesOf(await write(order));
  return Promise.all(written.map((each) => read(each.reservation)));
}

const dayAfter = (weeks: number) => formatWireDate(addDays(house.day, weeks * 7));

describe('writing a series', () => {
  test('the choir comes four weeks in a row, and its reservations know of each other', async () => {
    const tables = [house.tables['1']];
    const parties = await all({ time: '10:00', tables, repeat: weekly(4) });
    expect(parties.map((each) => each.date)).toEqual([0, 1, 2, 3].map(dayAfter));
    expect(new Set(parties.map((each) => each.guest.id)).size).toBe(1);
    expect(parties[0]).toMatchObject({ series: { unit: 'WEEK', every: 1 }, status: 'CONFIRMED' });
    const { href } = Object(parties[2]?._links['series']);
    const listed = await ask('GET', String(href).replace(/\{.*/, ''));
    expect(readSeries.reply.parse(listed.json()).total).toBe(4);
  });

  test('over both clock changes everybody comes at the same time of day', async () => {
    for (const date of ['20.03.2027', '23.10.2027']) {
      const parties = await all({ date, time: '19:00', repeat: weekly(3) });
      expect(parties.map((each) => each.time)).toEqual(['19:00', '19:00', '19:00']);
      const gaps = parties.slice(1).map((each, index) => {
        return Date.parse(each.startsAt) - Date.parse(parties[index]?.startsAt ?? '');
      });
      const hours = gaps.map((gap) => gap / 3_600_000 - 168);
      expect(hours.toSorted()).toEqual(date < '22' ? [-1, 0] : [0, 1]);
    }
  });

  test('a preview names who sits there already, and saves nothing', async () => {
    const tables = [house.tables['2']];
    await book(house, { date: dayAfter(1), time: '12:00', tables });
    const order = { time: '12:30', tables, repeat: weekly(3) };
    const preview = occurrencesOf(await write(order, '?dryRun=true'));
    expect(preview.map((each) => each.outcome)).toEqual(['saved', 'conflict', 'saved']);
    expect(preview[1]).toMatchObject({
      key: 'TABLE_TAKEN',
      party: { guestName: 'Lina Krüger', persons: 2, from: '12:00' },
    });
    const refused = await write(order);
    expect([refused.statusCode, refused.json().key]).toEqual([409, 'SERIES_CONFLICTS']);
    expect(refused.json().occurrences).toMatchObject(preview);
    const skipped = occurrencesOf(await write({ ...order, skip: [dayAfter(1)] }));
    expect(skipped.map((each) => each.outcome)).toEqual(['saved', 'skipped', 'saved']);
  });

  test('an hour that the clocks skip is a conflict of that day', async () => {
    const order = {
      date: '27.03.2027',
      time: '02:30',
      repeat: { unit: 'DAY', every: 1, end: { kind: 'until', date: '29.03.2027' } },
    };
    const outcomes = occurrencesOf(await write(order, '?dryRun=true'));
    expect(outcomes.map((each) => each.outcome)).toEqual(['unassigned', 'conflict', 'unassigned']);
  });

  test('where no table is free any more a party stands unassigned', async () => {
    const tables = Object.values(house.tables);
    await book(house, { date: dayAfter(1), time: '15:00', tables });
    const order = { time: '15:00', tables: 'auto', repeat: weekly(2) };
    const outcomes = occurrencesOf(await write(order));
    expect(outcomes.map((each) => each.outcome)).toEqual(['saved', 'unassigned']);
  });

  test('a request that is sent twice is one series', async () => {
    const send = () =>
      house.app.inject({
        method: 'POST',
        url: '/api/1/reservations/series',
        headers: { ...house.restaurant.headers, 'idempotency-key': 'series-twice' },
        payload: anOrder(house, { time: '05:00', repeat: weekly(2) }),
      });
    expect((await send()).json()).toEqual((await send()).json());
  });

  test('a large party needs the master password for the whole series', async () => {
    const reply = await write({ persons: { from: 9, to: 9 }, repeat: weekly(2) });
    expect(reply.json()).toMatchObject({ type: '/problems/master-password-required' });
  });

  test('a series that ends before it begins is refused', async () => {
    const end = { kind: 'until', date: '01.01.2020' };
    const reply = await write({ repeat: { unit: 'DAY', every: 1, end } });
    expect([reply.statusCode, reply.json().errors[0].pointer]).toEqual([400, '/repeat/end']);
  });
});

describe('telling the guest', () => {
  function mailsTo(email: string) {
    return house.database.systemTransaction((tx) =>
      tx.many(sql(z.object({ type: z.string(), content: mailContent }))`
        select type, content from mail_outbox where recipient_address = ${email}`),
    );
  }
  const order = (email: string) => ({
    guest: { lastname: 'Chor', email },
    time: '04:00',
    repeat: weekly(3),
  });

  test('one mail lists all dates, without those that are left out', async () => {
    const wish = { ...order('chor@post.example'), notifyGuest: true, skip: [dayAfter(1)] };
    await write(wish, '?dryRun=true');
    expect(await mailsTo('chor@post.example')).toEqual([]);
    const written = occurrencesOf(await write(wish));
    const mails = await mailsTo('chor@post.example');
    expect(mails.map((mail) => mail.type)).toEqual(['confirmation']);
    expect(mails[0]?.content).toMatchObject({
      reservationId: written[0]?.reservation,
      date: dayAfter(0),
      series: [
        { date: dayAfter(0), time: '04:00' },
        { date: dayAfter(2), time: '04:00' },
      ],
    });
  });

  test('one mail lists the new dates of a change, without those that stay as they were', async () => {
    const email = 'probe@post.example';
    const parties = await all({ ...order(email), time: '04:30' });
    const wish = {
      scope: 'all',
      skip: [dayAfter(1)],
      change: { time: '05:30', notifyGuest: true },
    };
    await change(parties[0], wish, '?dryRun=true');
    await change(parties[0], { scope: 'all', change: { comment: 'Noten', notifyGuest: true } });
    expect(await mailsTo(email)).toEqual([]);
    await change(await read(parties[0]?.id ?? null), wish);
    const mails = await mailsTo(email);
    expect(mails.map((mail) => mail.type)).toEqual(['change']);
    expect(mails[0]?.content).toMatchObject({
      reservationId: parties[0]?.id,
      date: dayAfter(0),
      time: '05:30',
      before: { date: dayAfter(0), time: '04:30' },
      series: [
        { date: dayAfter(0), time: '05:30' },
        { date: dayAfter(2), time: '05:30' },
      ],
    });
  });

  test('nobody hears of a series unless staff say so', async () => {
    await write(order('still@post.example'));
    expect(await mailsTo('still@post.example')).toEqual([]);
  });
});

const change = (of: ReservationReply | undefined, body: Payload, search = '') =>
  ask('PATCH', `/api/1/reservations/${of?.id}/series${search}`, body, of?.version);

describe('changing a series', () => {
  test('this party and those after it come later, the one before does not', async () => {
    const parties = await all({ time: '06:00', repeat: weekly(3) });
    const reply = await change(parties[1], { scope: 'following', change: { time: '07:00' } });
    expect(occurrencesOf(reply).map((each) => each.time)).toEqual(['07:00', '07:00']);
    const after = await Promise.all(parties.map((each) => read(each.id)));
    expect(after.map((each) => each.time)).toEqual(['06:00', '07:00', '07:00']);
  });

  test('a conflict changes nobody, until its day is skipped', async () => {
    const tables = [house.tables['3']];
    const parties = await all({ time: '17:00', tables, repeat: weekly(3) });
    await book(house, { date: dayAfter(2), time: '20:00', tables });
    const wish = { scope: 'all', change: { time: '20:30', comment: 'Probe' } };
    const preview = occurrencesOf(await change(parties[0], wish, '?dryRun=true'));
    expect(preview.map((each) => each.outcome)).toEqual(['saved', 'saved', 'conflict']);
    expect((await change(parties[0], wish)).statusCode).toBe(409);
    expect((await read(parties[0]?.id ?? null)).time).toBe('17:00');
    await change(parties[0], { ...wish, skip: [dayAfter(2)] });
    const after = await Promise.all(parties.map((each) => read(each.id)));
    expect(after.map((each) => each.time)).toEqual(['20:30', '20:30', '17:00']);
    expect(after.map((each) => each.comment)).toEqual(['Probe', 'Probe', '']);
  });

  test('everybody comes a day later at the same time of day, over a clock change too', async () => {
    const tables = [house.tables['1']];
    const repeat = { unit: 'DAY', every: 1, end: { kind: 'count', count: 3 } };
    const parties = await all({ date: '26.03.2027', time: '19:00', tables, repeat });
    const wish = { scope: 'all', change: { date: '27.03.2027' } };
    const preview = occurrencesOf(await change(parties[0], wish, '?dryRun=true'));
    expect(preview.map((each) => each.outcome)).toEqual(['saved', 'saved', 'saved']);
    expect((await read(parties[0]?.id ?? null)).date).toBe('26.03.2027');
    await change(parties[0], wish);
    const after = await Promise.all(parties.map((each) => read(each.id)));
    const days = ['27.03.2027', '28.03.2027', '29.03.2027'];
    expect(after.map((each) => each.date)).toEqual(days);
    expect(after.map((each) => each.time)).toEqual(['19:00', '19:00', '19:00']);
    // The clocks go forward on the 28th.
    expect(after.map((each) => each.startsAt.slice(11, 13))).toEqual(['18', '17', '17']);
  });

  test('a day that is taken, or an hour that does not exist there, is listed before anybody moves', async () => {
    const tables = [house.tables['2']];
    const parties = await all({ date: '13.03.2027', time: '19:00', tables, repeat: weekly(3) });
    await book(house, { date: '21.03.2027', time: '18:30', tables });
    const later = { scope: 'following', change: { date: '14.03.2027' } };
    const preview = occurrencesOf(await change(parties[0], later, '?dryRun=true'));
    expect(preview.map(({ date, outcome }) => [date, outcome])).toEqual([
      ['14.03.2027', 'saved'],
      ['20.03.2027', 'conflict'],
      ['28.03.2027', 'saved'],
    ]);
    expect((await change(parties[0], later)).statusCode).toBe(409);
    const skipped = { ...later, skip: ['20.03.2027'] };
    const moved = occurrencesOf(await change(parties[0], skipped));
    expect(moved.map((each) => each.outcome)).toEqual(['saved', 'skipped', 'saved']);

    const night = { date: '13.03.2027', time: '02:30', repeat: weekly(3) };
    const nights = await all(night);
    const asked = await change(nights[0], { ...later, scope: 'all' }, '?dryRun=true');
    expect(occurrencesOf(asked).map((each) => each.key)).toEqual([null, null, 'INVALID_REQUEST']);
  });

  test('a new guest is written into the book once, and has all parties that follow', async () => {
    const parties = await all({ time: '03:00', repeat: weekly(3) });
    const guest = { forename: 'Ada', lastname: 'Nachfolger' };
    await change(parties[1], { scope: 'following', change: { guest } });
    const after = await Promise.all(parties.map((each) => read(each.id)));
    expect(after.map((each) => each.guest.lastname)).toEqual([
      'Krüger',
      'Nachfolger',
      'Nachfolger',
    ]);
    expect(after[1]?.guest.id).toBe(after[2]?.guest.id);
    const found = await ask('GET', '/api/1/guests?q=Nachfolger');
    expect(found.json().total).toBe(1);
  });

  test('a change that was based on an older version is refused', async () => {
    const [first] = await all({ time: '22:00', repeat: weekly(2) });
    const wish = { scope: 'all', change: { comment: 'a' } };
    await change(first, wish);
    expect((await change(first, wish)).statusCode).toBe(412);
  });
});

describe('cancelling a series', () => {
  test('this one and those after it are cancelled, what was cancelled before stays', async () => {
    const parties = await all({ time: '23:00', repeat: weekly(4) });
    const cancel = (of: ReservationReply | undefined) =>
      ask('POST', `/api/1/reservations/${of?.id}/series/cancel`, { scope: 'following' }, 1);
    expect(occurrencesOf(await cancel(parties[2]))).toHaveLength(2);
    const after = await Promise.all(parties.map((each) => read(each.id)));
    const [kept, gone] = ['CONFIRMED', 'CANCELLED'];
    expect(after.map((each) => each.status)).toEqual([kept, kept, gone, gone]);
    expect(occurrencesOf(await cancel(parties[0]))).toHaveLength(2);
  });
});
