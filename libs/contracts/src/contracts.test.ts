import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from './fields/text.ts';
import { isoDate, wireDate, wireTime } from './fields/time.ts';
import { bookTable } from './public/book-table.ts';
import { newReservation } from './reservation/write-reservation.ts';
import { inAllLanguages } from './settings/house-text.ts';
import { settings } from './settings/settings.ts';

describe('text that people type', () => {
  const name = text(100, 1);

  test('is trimmed and composed, and its emoji stay', () => {
    expect(name.parse('  Zoe\u0301 👩‍👩‍👧 ')).toBe('Zoé 👩‍👩‍👧');
  });

  test('is measured as a person counts it', () => {
    expect(name.safeParse('👩‍👩‍👧'.repeat(100)).success).toBe(true);
    expect(name.safeParse('a'.repeat(101)).success).toBe(false);
  });

  test.each(['', '   ', '\u0000', 'half \ud800 an emoji'])('refuses %j', (value) => {
    expect(name.safeParse(value).success).toBe(false);
  });

  test('reading it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        const once = text(200).safeParse(value);
        return !once.success || text(200).parse(once.data) === once.data;
      }),
    );
  });
});

test.each([
  [wireDate, '31.12.2027', '31.02.2027'],
  [wireDate, '01.01.2027', '1.1.2027'],
  [wireTime, '23:59', '24:00'],
  [wireTime, '00:00', '7:30'],
  [isoDate, '2028-02-29', '2027-02-29'],
])('a date or time is real', (schema, real, unreal) => {
  expect(schema.safeParse(real).success).toBe(true);
  expect(schema.safeParse(unreal).success).toBe(false);
});

test('an empty configuration is a complete one, with the defaults of the specification', () => {
  expect(settings.parse({})).toMatchObject({
    reservationSettings: { timeInterval: 15, openingHours: [] },
    onlineReservationSettings: { guestsMayCancel: true },
    generalSettings: { primarycolor: '#f47721', secondarycolor: '#5cb85c' },
  });
});

test('a reservation needs a name, a party and a time, and nothing unknown', () => {
  const order = {
    guest: { lastname: 'Huber' },
    persons: { from: 2, to: 4 },
    date: '24.12.2027',
    time: '19:00',
  };
  expect(newReservation.parse(order)).toMatchObject({ status: 'CONFIRMED', tables: [] });
  expect(newReservation.safeParse({ ...order, vip: true }).success).toBe(false);
  expect(newReservation.safeParse({ ...order, persons: { from: 4, to: 2 } }).success).toBe(false);
});

test('a guest cannot book without a mail address or without consent', () => {
  const wish = {
    date: '2027-12-24',
    time: '19:00',
    persons: 2,
    lastname: 'Huber',
    email: 'huber@example.com',
    acceptsPrivacyPolicy: true,
  };
  expect(bookTable.body.safeParse(wish).success).toBe(true);
  expect(bookTable.body.safeParse({ ...wish, email: '' }).success).toBe(false);
  expect(bookTable.body.safeParse({ ...wish, acceptsPrivacyPolicy: false }).success).toBe(false);
});

test('a welcome of before there were languages greets guests in every language', () => {
  const before = settings.parse({ onlineReservationSettings: { welcomeText: 'Servus' } });
  expect(before.onlineReservationSettings.welcomeText).toEqual({
    de: 'Servus',
    en: 'Servus',
    fr: 'Servus',
  });
  const again = settings.parse(before);
  expect(again).toEqual(before);
});

test('a guest reads their own language, or else what the house has written', () => {
  const words = { de: 'Servus', en: '', fr: 'Salut' };
  expect(inAllLanguages(words)).toEqual({ de: 'Servus', en: 'Servus', fr: 'Salut' });
});
