import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const de = createFormats('de');
const en = createFormats('en');
const fr = createFormats('fr');

test('writes dates as dd.MM.yyyy and times as HH:mm in every language', () => {
  for (const formats of [de, en, fr]) {
    expect(formats.date('2026-05-01')).toBe('01.05.2026');
    expect(formats.time('2026-05-01T09:05')).toBe('09:05');
    expect(formats.dateTime('2026-05-01T19:30')).toBe('01.05.2026 19:30');
    expect(formats.dayMonth('2026-05-01')).toBe('01.05.');
  }
});

test('names days and months in the language of the screen', () => {
  expect(de.longDate('2026-05-01')).toBe('Freitag, 1. Mai 2026');
  expect(en.weekday('2026-05-01')).toBe('Friday');
  expect(fr.monthName('2026-08-01')).toBe('août');
  expect(de.weekdays('short')).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  expect(en.months()[11]).toBe('December');
  expect([fr.monthShort('2026-06-01'), fr.monthShort('2026-07-01')]).toEqual(['juin', 'juil']);
});

test('says how old the data is by the restaurant’s own clock', () => {
  const instant = new Date('2026-07-01T16:42:00Z');
  expect(de.asOf(instant, 'Europe/Berlin')).toBe('Stand 18:42');
  expect(fr.asOf(instant, 'Europe/Berlin')).toBe('État à 18:42');
  expect(en.clock(new Date('2026-07-01T22:05:00Z'), 'Europe/Berlin')).toBe('00:05');
});

test('counts people and ranges of people', () => {
  expect(de.persons(1)).toBe('1 Person');
  expect(en.persons(4)).toBe('4 people');
  expect(fr.persons(3, 5)).toBe('3 à 5 personnes');
});

test('reads money as cents', () => {
  expect(de.money(990)).toBe('9,90\u00a0€');
  expect(en.money(990)).toBe('€9.90');
});

test('writes how long a party stays', () => {
  expect(de.duration(45)).toBe('45 Min.');
  expect(de.duration(120)).toBe('2 Std.');
  expect(en.duration(105)).toBe('1 h 45 min');
});

test('refuses what is no date', () => {
  expect(() => de.date('tomorrow')).toThrow(RangeError);
});
