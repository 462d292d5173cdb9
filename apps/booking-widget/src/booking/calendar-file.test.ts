import { expect, test } from 'vitest';
import { writeCalendarFile } from './calendar-file.ts';

const entry = {
  uid: 'a@stammtisch',
  title: 'Tisch bei Löwe; Anker, Krone',
  place: 'Torstraße 12',
  description: 'eins\nzwei',
  date: '2026-05-01',
  time: '19:30',
  timeZone: 'Europe/Berlin',
  isConfirmed: true,
};
const now = new Date('2026-04-01T10:00:00Z');
const write = (more = {}) => writeCalendarFile({ ...entry, ...more }, now);

test('the guest’s calendar gets the restaurant’s own time, summer and winter', () => {
  expect(write()).toContain('DTSTART:20260501T173000Z\r\n');
  expect(write()).toContain('DTEND:20260501T193000Z\r\n');
  expect(write({ date: '2026-12-01' })).toContain('DTSTART:20261201T183000Z\r\n');
  expect(write({ timeZone: 'America/New_York' })).toContain('DTSTART:20260501T233000Z\r\n');
});

test('on the night of the clock change the earlier of two same hours is meant', () => {
  expect(write({ date: '2027-10-31', time: '02:30' })).toContain('DTSTART:20271031T003000Z');
  expect(write({ date: '2027-03-28', time: '03:30' })).toContain('DTSTART:20270328T013000Z');
});

test('commas, semicolons and line ends of a name do not break the file', () => {
  expect(write()).toContain('SUMMARY:Tisch bei Löwe\\; Anker\\, Krone\r\n');
  expect(write()).toContain('DESCRIPTION:eins\\nzwei\r\n');
});

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const file = write({ title: 'Ä'.repeat(120) });
  const encoder = new TextEncoder();
  for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThan(76);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ä'.repeat(120)}`);
});

test('a request is entered as tentative', () => {
  expect(write({ isConfirmed: false })).toContain('STATUS:TENTATIVE');
});
