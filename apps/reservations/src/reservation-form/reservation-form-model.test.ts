import { companion } from '@stammtisch/contracts/reservation/reservation';
import { describe, expect, it } from 'vitest';
import { settings } from '@stammtisch/contracts/settings/settings';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { differencesBetween, mergeOver } from './conflict.ts';
import { fieldAtPointer } from './field-pointer.ts';
import { formResolver, missingFields } from './form-resolver.ts';
import { emptyForm, formOf, type FormValues } from './form-values.ts';
import { defaultTime, timeChoices } from './time-choices.ts';
import { toNewBody, toPatch } from './to-body.ts';
import { warningsFor, type Circumstances } from './warnings.ts';

const blank = emptyForm({ date: '2026-05-01', time: '19:30', duration: 120, language: 'de' });
const filled = { ...blank, lastname: 'Huber' };
const house = settings.parse({
  reservationSettings: {
    openingHours: [
      { type: 'timespan', dayOfWeek: 5, start: '18:00', end: '19:00' },
      { type: 'seating', dayOfWeek: 5, time: '12:00' },
    ],
  },
});
const fields = house.reservationSettings.reservationInputFields;

describe('what the form sends', () => {
  it('is a new reservation in wire shape', () => {
    expect(toNewBody(filled)).toMatchObject({
      guest: { lastname: 'Huber' },
      persons: { from: 2, to: 2 },
      date: '01.05.2026',
      time: '19:30',
      tables: 'auto',
      status: 'CONFIRMED',
    });
  });

  it('keeps a range of persons only when it is one', () => {
    expect(toNewBody({ ...filled, personsFrom: 3, personsTo: 5 }).persons).toEqual({
      from: 3,
      to: 3,
    });
    expect(toNewBody({ ...filled, personsFrom: 3, personsTo: 5, isRange: true }).persons).toEqual({
      from: 3,
      to: 5,
    });
  });

  it('names only what was changed', () => {
    const base = formOf(aReservation());
    expect(toPatch({ ...base, comment: 'Kinderstuhl' }, base)).toEqual({ comment: 'Kinderstuhl' });
    expect(toPatch(base, base)).toEqual({});
  });
});

describe('what the form refuses', () => {
  const check = (values: typeof blank) =>
    formResolver(fields)(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });

  it('is a party without a name', async () => {
    expect((await check(blank)).errors).toMatchObject({ lastname: { type: 'required' } });
    expect((await check(filled)).errors).toEqual({});
  });

  it('is a mail address that is none, at its field', async () => {
    expect((await check({ ...filled, email: 'anna@' })).errors).toHaveProperty('email');
  });

  it('is a party of nobody, or a range from more to fewer', async () => {
    expect((await check({ ...filled, personsFrom: 0 })).errors).toHaveProperty('personsFrom');
    const range = { ...filled, isRange: true, personsFrom: 5, personsTo: 3 };
    expect((await check(range)).errors).toHaveProperty('personsTo');
  });

  it('is what the house made mandatory, unless it is hidden or the guest is known', () => {
    const phone = { name: 'phone', mandatory: true, orderIndex: 1 } as const;
    expect(missingFields(filled, [{ ...phone, visible: true }])).toEqual(['phone']);
    expect(missingFields(filled, [{ ...phone, visible: false }])).toEqual([]);
    expect(missingFields({ ...filled, guestId: 'x' }, [{ ...phone, visible: true }])).toEqual([]);
  });
});

describe('what the server refuses', () => {
  it.each([
    ['/guest/phone', 'phone'],
    ['/persons/to', 'personsTo'],
    ['/tables/0', 'tables'],
    ['/nowhere', undefined],
    ['/change/guest/phone', 'phone'],
  ])('stands at its field: %s', (pointer, field) => {
    expect(fieldAtPointer(pointer)).toBe(field);
  });
});

describe('warnings before saving', () => {
  const tables = [aTable('12', 2), aTable('13', 2)];

  const quiet = {
    now: at('10:00'),
    tables,
    book: [],
    except: '',
    interval: 15,
    masterPasswordThreshold: 0,
  };
  const kindsOf = (values: FormValues, more: Partial<Circumstances> = {}) =>
    warningsFor(values, { ...quiet, ...more }).map(({ kind }) => kind);

  it('tell of a past date', () => {
    expect(kindsOf(blank, { now: at('19:31') })).toEqual(['DATE_IN_PAST']);
    expect(kindsOf(blank, { now: at('19:30') })).toEqual([]);
  });

  it('tell of a table that is too small, counting all chosen ones together', () => {
    const four = { ...blank, personsFrom: 4, tables: [aTable('12').id] };
    expect(kindsOf(four)).toEqual(['TOO_MANY_GUESTS_FOR_TABLE']);
    const both = { ...four, tables: tables.map((table) => table.id) };
    expect(kindsOf(both)).toEqual([]);
  });

  it('tell of the master password above the house’s threshold, and not at it', () => {
    const party = (persons: number) => ({ ...blank, personsFrom: persons });
    expect(kindsOf(party(9), { masterPasswordThreshold: 8 })).toEqual(['MASTER_PASSWORD']);
    expect(kindsOf(party(8), { masterPasswordThreshold: 8 })).toEqual([]);
  });

  it('name the next party at the table when it leaves too little time', () => {
    const next = (time: string) => ({ book: [aReservation({ start: at(time) })] });
    const here = { ...blank, tables: [aTable('12').id] };
    expect(warningsFor(here, { ...quiet, ...next('21:40') })).toEqual([
      { kind: 'FOLLOW_UP', name: 'Anna Huber', time: '21:40', table: '12', minutes: 130 },
    ]);
    expect(kindsOf(here, next('21:45'))).toEqual([]);
    const elsewhere = { ...here, tables: [aTable('7').id] };
    expect(kindsOf(elsewhere, next('21:40'))).not.toContain('FOLLOW_UP');
    const [party] = next('21:40').book;
    expect(kindsOf(here, { ...next('21:40'), except: party?.id ?? '' })).toEqual([]);
  });

  it.each([
    ['by the guest book', { guestId: '22222222-2222-4222-8222-222222222222' }],
    ['by the number, with and without the country', { phone: '030 1234567' }],
    ['by the address', { email: 'ANNA@example.org' }],
    ['by the name', { forename: 'anna', lastname: 'Huber' }],
  ])('tell of a guest who is in the book that day already: %s', (_how, given) => {
    const book = [aReservation({ start: at('12:00') })];
    expect(kindsOf({ ...blank, ...given }, { book })).toEqual(['SAME_GUEST']);
    const cancelled = [aReservation({ start: at('12:00'), status: 'CANCELLED' })];
    expect(kindsOf({ ...blank, ...given }, { book: cancelled })).toEqual([]);
  });
});

describe('two people at one reservation', () => {
  const base = formOf(aReservation());

  it('see what the other one changed, and where both did', () => {
    const mine = { ...base, comment: 'Kinderstuhl', time: '20:00' };
    const theirs = { ...base, time: '20:30', tables: [aTable('7').id] };
    expect(
      differencesBetween({ base, mine, theirs }).map(({ field, isContested }) => [
        field,
        isContested,
      ]),
    ).toEqual([
      ['time', true],
      ['tables', false],
    ]);
  });

  it('compare what was ordered before, who comes along, and where they want to sit', () => {
    const theirs = {
      ...base,
      inRoom: 'garden',
      preOrders: [{ name: 'Gans', count: 4 }],
      companions: [companion.parse({ forename: 'Ida' })],
    };
    const mine = { ...base, preOrders: [{ name: 'Gans', count: 2 }] };
    expect(
      differencesBetween({ base, mine, theirs }).map(({ field, isContested }) => [
        field,
        isContested,
      ]),
    ).toEqual([
      ['inRoom', false],
      ['companions', false],
      ['preOrders', true],
    ]);
  });

  it('keep the other one’s changes where only that one made any', () => {
    const mine = { ...base, comment: 'Kinderstuhl', time: '20:00' };
    const theirs = { ...base, time: '20:30', internalComment: 'Stammgast' };
    expect(mergeOver({ base, mine, theirs })).toEqual({
      ...base,
      comment: 'Kinderstuhl',
      time: '20:00',
      internalComment: 'Stammgast',
    });
  });

  it('have nothing to choose when they changed it alike', () => {
    const both = { ...base, time: '20:30' };
    expect(differencesBetween({ base, mine: both, theirs: both })).toEqual([]);
  });
});

describe('the times to choose from', () => {
  const day = dayOf(at('12:00'));

  it('are the steps of the opening hours and the seatings', () => {
    expect(timeChoices(house, day).map(formatWireTime)).toEqual([
      '12:00',
      '18:00',
      '18:15',
      '18:30',
      '18:45',
    ]);
  });

  it('run from six to eleven in the evening on a day without opening hours', () => {
    const choices = timeChoices(house, dayOf(at('2026-05-02T12:00'))).map(formatWireTime);
    expect([choices[0], choices.at(-1)]).toEqual(['06:00', '22:45']);
  });

  it('begin with the next time of today, else with the evening', () => {
    const choices = timeChoices(house, day);
    expect(defaultTime(choices, at('18:10'), '17:00')).toBe('18:15');
    expect(defaultTime(choices, at('2026-04-30T18:10'), '17:00')).toBe('18:00');
  });
});
