import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { parseDay } from '@stammtisch/domain/time/minute';
import { createFormats, createTranslator, type Language } from '@stammtisch/i18n';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { describeEvent } from './describe-event.ts';

const day = (text: string) => parseDay(text)!;

const evening: CalendarEvent = {
  title: 'Weinabend',
  start: day('2026-05-04'),
  end: day('2026-05-04'),
  interval: 'WEEKLY',
  eventDays: [1],
  limitedTime: false,
  startTime: 1_080,
  endTime: 1_320,
  guestLimit: 40,
  guestLimitOverflowPercent: 10,
  reservationLeadTimeMillis: 0,
  bookable: true,
  onlineBookable: true,
  eventOnly: false,
  internalOnly: false,
};

const say = (more: Partial<CalendarEvent>, language: Language = 'de') =>
  describeEvent({ ...evening, ...more }, day('2026-05-10'), {
    language,
    formats: createFormats(language),
    text: createTranslator(messages, language),
  });

test.each<[Language, string]>([
  ['de', 'Jeden Montag, 18–22 Uhr, 40 Gäste, online buchbar'],
  ['en', 'Every Monday, 18:00–22:00, 40 guests, bookable online'],
  ['fr', 'Chaque lundi, 18 h–22 h, 40 clients, réservable en ligne'],
])('a weekly evening is said in %s', (language, sentence) => {
  expect(say({}, language)).toBe(sentence);
});

const closed = { bookable: false, onlineBookable: false, eventOnly: true, guestLimit: -1 };

test.each<[string, Partial<CalendarEvent>]>([
  ['Jeden Tag, 18–22 Uhr, 40 Gäste, online buchbar', { eventDays: [0, 1, 2, 3, 4, 5, 6] }],
  [
    'Jeden Samstag und Sonntag, ganztägig, geschlossen',
    { ...closed, eventDays: [0, 6], startTime: 0, endTime: 1_439 },
  ],
  [
    'Jeden Montag, bis 30.09.2026, 18:30–22:00 Uhr, 40 Gäste, online buchbar',
    { limitedTime: true, end: day('2026-09-30'), startTime: 1_110 },
  ],
  [
    'Jeden Montag, ab 01.06.2026, 18–22 Uhr, 40 Gäste, online buchbar',
    { start: day('2026-06-01') },
  ],
  [
    'Am 31. der Monate, die ihn haben, um 19:00 Uhr, 40 Gäste, online buchbar',
    { interval: 'MONTHLY', start: day('2026-01-31'), startTime: 1_140, endTime: 1_140 },
  ],
  [
    'Jedes Jahr am 24. Dezember, 18–22 Uhr, geschlossen',
    { ...closed, interval: 'ANNUALLY', start: day('2020-12-24') },
  ],
  [
    'Am 29. Februar in Schaltjahren, 18–22 Uhr, geschlossen',
    { ...closed, interval: 'ANNUALLY', start: day('2024-02-29') },
  ],
  [
    'Vom 01.08.2026 bis 14.08.2026, 18–22 Uhr, geschlossen',
    { ...closed, interval: 'ONCE', start: day('2026-08-01'), end: day('2026-08-14') },
  ],
  [
    'Am Freitag, 1. Mai 2026, 18–22 Uhr, nur durch das Team buchbar',
    {
      interval: 'ONCE',
      start: day('2026-05-01'),
      end: day('2026-05-01'),
      guestLimit: -1,
      onlineBookable: false,
      internalOnly: true,
    },
  ],
])('%s', (sentence, more) => {
  expect(say(more)).toBe(sentence);
});
