import { describe, expect, test } from 'vitest';
import { readAside } from './read-aside.ts';
import { readCalendar } from './read-calendar.ts';

const zone = 'Europe/Berlin';

/** A calendar of these entries, as of 1 May 2026 in Berlin. */
function read(...entries: string[]) {
  const events = entries.map((lines, index) => {
    const uid = lines.includes('UID') ? '' : `UID:event-${index}\n`;
    return `BEGIN:VEVENT\n${uid}${lines.trim().replace(/^\s+/gm, '')}\nEND:VEVENT`;
  });
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\n');
  const calendar = readCalendar({ text: text.replaceAll('\n', '\r\n'), zone, today: '2026-05-01' });
  if (!calendar) throw new Error('no calendar');
  return calendar;
}

const fullDay = { startTime: 0, endTime: 1_439 };

describe('what a calendar says', () => {
  test('a public holiday is a whole day; its end is the day after', () => {
    expect(
      read('SUMMARY:Pfingstmontag\nDTSTART;VALUE=DATE:20260525\nDTEND;VALUE=DATE:20260526'),
    ).toEqual({
      entries: [
        {
          refId: 'event-0',
          title: 'Pfingstmontag',
          description: '',
          link: '',
          start: '2026-05-25',
          end: '2026-05-25',
          interval: 'ONCE',
          eventDays: [],
          limitedTime: false,
          ...fullDay,
        },
      ],
      unread: [],
    });
  });

  test('company holidays are all their days', () => {
    const [entry] = read('DTSTART;VALUE=DATE:20260801\nDTEND;VALUE=DATE:20260815').entries;
    expect(entry).toMatchObject({ start: '2026-08-01', end: '2026-08-14', ...fullDay });
  });

  test.each([
    ['in the house’s zone', 'DTSTART;TZID=Europe/Berlin:20260601T180000', 1_080],
    ['in UTC', 'DTSTART:20260601T160000Z', 1_080],
    ['in another zone', 'DTSTART;TZID=Europe/London:20260601T170000', 1_080],
    ['without a zone', 'DTSTART:20260601T180000', 1_080],
    ['in winter', 'DTSTART:20261201T170000Z', 1_080],
  ])('a time %s is one by the house’s clocks', (_, start, startTime) => {
    const [entry] = read(`${start}\nDURATION:PT2H`).entries;
    expect(entry).toMatchObject({ startTime, endTime: startTime + 120 });
  });

  test('an evening past midnight lasts to the end of its service, a weekend becomes three parts', () => {
    const party = read('DTSTART:20260601T200000\nDTEND:20260602T020000').entries;
    expect(party).toMatchObject([{ start: '2026-06-01', startTime: 1_200, endTime: 1_439 }]);
    const weekend = read('DTSTART:20260605T140000\nDTEND:20260607T110000').entries;
    expect(weekend).toMatchObject([
      { refId: 'event-0', start: '2026-06-05', startTime: 840, endTime: 1_439 },
      { start: '2026-06-06', end: '2026-06-06', ...fullDay },
      { start: '2026-06-07', startTime: 0, endTime: 660 },
    ]);
  });

  test('what has passed, and what was cancelled, is not taken over', () => {
    const passed = 'DTSTART;VALUE=DATE:20260430';
    const cancelled = 'STATUS:CANCELLED\nDTSTART;VALUE=DATE:20260601';
    expect(read(passed, cancelled)).toEqual({ entries: [], unread: [] });
  });
});

describe('what repeats', () => {
  const start = 'DTSTART;VALUE=DATE:20260106';
  test.each([
    ['every day', 'FREQ=DAILY', { interval: 'WEEKLY', eventDays: [0, 1, 2, 3, 4, 5, 6] }],
    ['every week', 'FREQ=WEEKLY', { interval: 'WEEKLY', eventDays: [2] }],
    [
      'on Mondays and Tuesdays',
      'FREQ=WEEKLY;BYDAY=TU,MO',
      { interval: 'WEEKLY', eventDays: [1, 2], limitedTime: false },
    ],
    [
      'until autumn',
      'FREQ=WEEKLY;UNTIL=20260930',
      { interval: 'WEEKLY', limitedTime: true, end: '2026-09-30' },
    ],
    ['every month', 'FREQ=MONTHLY', { interval: 'MONTHLY', start: '2026-01-06' }],
    ['every year', 'FREQ=YEARLY', { interval: 'ANNUALLY' }],
    ['every year, said twice', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=6', { interval: 'ANNUALLY' }],
  ])('%s is one event', (_, rule, expected) => {
    const { entries } = read(`${start}\nRRULE:${rule}`);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject(expected);
  });

  test('what none of the intervals can say becomes single days of two years', () => {
    const { entries } = read(`${start}\nRRULE:FREQ=MONTHLY;BYDAY=-1FR`);
    expect(entries.map((entry) => entry.start).slice(0, 3)).toEqual([
      '2026-05-29',
      '2026-06-26',
      '2026-07-31',
    ]);
    expect(entries).toHaveLength(24);
    expect(new Set(entries.map(({ refId }) => refId)).size).toBe(24);
  });

  test('a day that is left out, and one that was moved, are as the calendar says', () => {
    const monday = 'UID:m\nDTSTART;VALUE=DATE:20260504\nRRULE:FREQ=WEEKLY;COUNT=4';
    const { entries } = read(
      `${monday}\nEXDATE;VALUE=DATE:20260511`,
      'UID:m\nRECURRENCE-ID;VALUE=DATE:20260518\nDTSTART;VALUE=DATE:20260520\nSUMMARY:Mittwoch',
    );
    expect(entries.map((entry) => [entry.start, entry.title])).toEqual([
      ['2026-05-04', '–'],
      ['2026-05-20', 'Mittwoch'],
      ['2026-05-25', '–'],
    ]);
  });

  test('by other clocks than the house’s the hour follows each day’s own difference', () => {
    const { entries } = read('DTSTART:20261020T170000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2');
    expect(entries.map(({ startTime }) => startTime)).toEqual([1_140, 1_080]);
  });
});

describe('what cannot be read', () => {
  test('is told, and does not spoil the rest', () => {
    const { entries, unread } = read(
      'SUMMARY:Kaputt\nDTSTART:morgen',
      'SUMMARY:Ohne Tag',
      'SUMMARY:Gut\nDTSTART;VALUE=DATE:20260601',
    );
    expect(entries.map(({ title }) => title)).toEqual(['Gut']);
    expect(unread.map(({ title }) => title)).toEqual(['Kaputt', 'Ohne Tag']);
  });

  test('a page of the web is no calendar', () => {
    const page = { text: '<html>Login</html>', zone, today: '2026-05-01' };
    expect(readCalendar(page)).toBeUndefined();
  });

  test('what repeats every second is no event of a house', () => {
    const { entries, unread } = read('SUMMARY:Ewig\nDTSTART:20000101T000000\nRRULE:FREQ=SECONDLY');
    expect([entries, unread]).toEqual([[], [{ title: 'Ewig', reason: 'repeats-too-often' }]]);
  });

  test('a script as its page is left out, and what cannot be stored too', () => {
    const [entry] = read(
      'SUMMARY:A\u0000B\nURL:javascript:alert(1)\nDTSTART;VALUE=DATE:20260601',
    ).entries;
    expect(entry).toMatchObject({ title: 'AB', link: '' });
  });
});

test('strangers’ calendars are read in a thread of their own', async () => {
  const text = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20260601\r\n';
  const end = 'END:VEVENT\r\nEND:VCALENDAR';
  const question = { text: text + end, zone, today: '2026-05-01' };
  expect(await readAside(question)).toMatchObject({
    kind: 'read',
    calendar: { entries: [{ start: '2026-06-01' }] },
  });
  expect(await readAside({ ...question, text: 'Hallo' })).toEqual({
    kind: 'fault',
    code: 'not-a-calendar',
  });
});
