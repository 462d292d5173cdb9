import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, parseDay, type Day } from '../time/minute.ts';
import { recogniseColumns } from './columns.ts';
import { notations, parseHotelDate, recogniseNotation, type Notation } from './dates.ts';
import { readStay, stayKey } from './read-stay.ts';
import { findArrangement, suggestReservations, visitDates } from './suggest-reservations.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`no day: ${text}`);
  return parsed;
};
const days = fc.integer({ min: 0, max: 20_000 }).map((past) => addDays(day('2001-01-01'), past));

describe('columns of hotel systems', () => {
  it.each([
    [
      ['Zi.-Nr.', 'Name', 'Vorname', 'Anreise', 'Abreise', 'Verpflegung', 'Pax'],
      { roomno: 0, lastname: 1, forename: 2, arrival: 3, departure: 4, arrangement: 5, persons: 6 },
    ],
    [
      ['Guest', 'Room', 'Arrival Date', 'Departure Date', 'Meal plan', 'Adults', 'E-mail'],
      { lastname: 0, roomno: 1, arrival: 2, departure: 3, arrangement: 4, persons: 5, email: 6 },
    ],
    [
      ['Nom', 'Prénom', 'Chambre', 'Arrivée', 'Départ'],
      { lastname: 0, forename: 1, roomno: 2, arrival: 3, departure: 4 },
    ],
    [['Name', 'Nachname'], { lastname: 1 }],
    [['a', 'b'], {}],
  ])('are known by their headings %j', (headings, expected) => {
    expect(recogniseColumns(headings)).toEqual(expected);
  });
});

describe('days in four notations', () => {
  const written = (day: Day, notation: Notation) => {
    const [year = '', month = '', ofMonth = ''] = day.split('-');
    return notation.replace('yyyy', year).replace('MM', month).replace('dd', ofMonth);
  };

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...notations), (each, notation) => {
        expect(parseHotelDate(written(each, notation), notation)).toBe(each);
      }),
    );
  });

  it.each([
    ['30.02.2027', 'dd.MM.yyyy'],
    ['2027-02-30', 'yyyy-MM-dd'],
    ['13/13/2027', 'MM/dd/yyyy'],
    ['1.5.27.', 'dd.MM.yyyy'],
    ['', 'dd.MM.yyyy'],
  ] as const)('%j is no day', (text, notation) => {
    expect(parseHotelDate(text, notation)).toBeUndefined();
  });

  it('may have short years, single digits and a time behind them', () => {
    expect(parseHotelDate('1.5.27', 'dd.MM.yyyy')).toBe('2027-05-01');
    expect(parseHotelDate('2027-05-01T15:00:00', 'yyyy-MM-dd')).toBe('2027-05-01');
    expect(parseHotelDate('01.05.2027 15:00', 'dd.MM.yyyy')).toBe('2027-05-01');
  });

  it('are told apart by what cannot be a month', () => {
    expect(recogniseNotation(['03/04/2027', '03/28/2027'])).toBe('MM/dd/yyyy');
    expect(recogniseNotation(['03/04/2027', '28/03/2027'])).toBe('dd/MM/yyyy');
    expect(recogniseNotation(['03/04/2027'])).toBe('dd/MM/yyyy');
    expect(recogniseNotation(['2027-03-04'])).toBe('yyyy-MM-dd');
  });
});

const columns = { lastname: 0, forename: 1, arrival: 2, departure: 3, persons: 4, email: 5 };
const read = (...cells: string[]) => readStay(cells, columns, 'dd.MM.yyyy');

describe('a row of the file', () => {
  it('is a stay', () => {
    expect(read('Müller', 'Hans', '01.05.2027', '03.05.2027', '2+1')).toMatchObject({
      kind: 'stay',
      stay: { lastname: 'Müller', arrival: '2027-05-01', departure: '2027-05-03', persons: 3 },
    });
  });

  it('may have both names in one column, and an apostrophe before what looks like a formula', () => {
    expect(read('Müller, Hans', '', '01.05.2027', '01.05.2027')).toMatchObject({
      stay: { lastname: 'Müller', forename: 'Hans', persons: 1 },
    });
    expect(read("'=SUM(A1)", '', '01.05.2027', '01.05.2027')).toMatchObject({
      stay: { lastname: '=SUM(A1)' },
    });
  });

  it('says everything that is wrong with it', () => {
    expect(read('', '', '30.02.2027', '', 'viele', 'x')).toEqual({
      kind: 'bad',
      faults: [
        { field: 'lastname', code: 'missing' },
        { field: 'arrival', code: 'no-date' },
        { field: 'departure', code: 'missing' },
        { field: 'persons', code: 'no-number' },
        { field: 'email', code: 'no-email' },
      ],
    });
    expect(read('A', '', '03.05.2027', '01.05.2027')).toEqual({
      kind: 'bad',
      faults: [{ field: 'departure', code: 'before-arrival' }],
    });
  });

  it('is read or refused, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (cells) => {
        const outcome = readStay(cells, columns, 'dd.MM.yyyy');
        expect(
          outcome.kind === 'stay'
            ? outcome.stay.departure >= outcome.stay.arrival
            : outcome.faults.length > 0,
        ).toBe(true);
      }),
    );
  });

  it('is known again however it is spelt', () => {
    const first = read('Müller', 'Hans', '01.05.2027', '03.05.2027');
    const again = read('MÜLLER ', 'hans', '1.5.2027', '3.5.2027');
    if (first.kind !== 'stay' || again.kind !== 'stay') throw new Error('bad rows');
    expect(stayKey(first.stay)).toBe(stayKey(again.stay));
  });
});

const breakfast = { id: 'b', start: 420, end: 600, onArrival: false, onDeparture: true };
const dinner = { id: 'd', start: 1_110, end: 1_230, onArrival: true, onDeparture: false };
const times = [breakfast, dinner];
const stay = { arrival: day('2027-05-01'), departure: day('2027-05-04') };
const every = (eatingTime: string, repetitionNumber = 1) =>
  ({ eatingTime, repetitionType: 'EVERY_DAY', repetitionNumber }) as const;
const on = (eatingTime: string, repetitionNumber: number) =>
  ({ eatingTime, repetitionType: 'ON_DAY', repetitionNumber }) as const;
const suggested = (...reservations: (ReturnType<typeof every> | ReturnType<typeof on>)[]) =>
  suggestReservations(stay, { reservations }, times).map(
    (one) => `${one.date.slice(8)} ${one.eatingTime}`,
  );

describe('reservations of an arrangement', () => {
  it('half board is dinner from the arrival and breakfast to the departure', () => {
    expect(suggested(every('b'), every('d'))).toEqual([
      '01 d',
      '02 b',
      '02 d',
      '03 b',
      '03 d',
      '04 b',
    ]);
  });

  it('every second day and on one day only', () => {
    expect(suggested(every('d', 2))).toEqual(['01 d', '03 d']);
    expect(suggested(on('d', 2))).toEqual(['02 d']);
    expect(suggested(on('d', 4), on('d', 9), on('b', 1))).toEqual([]);
  });

  it('the same meal is not suggested twice, and an unknown one not at all', () => {
    expect(suggested(every('d'), on('d', 1), every('x'))).toEqual(['01 d', '02 d', '03 d']);
  });

  it('lie within the stay, on days on which the guest eats, whatever the arrangement is', () => {
    const line = fc.record({
      eatingTime: fc.constantFrom('b', 'd'),
      repetitionType: fc.constantFrom('EVERY_DAY' as const, 'ON_DAY' as const),
      repetitionNumber: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        days,
        fc.nat(20),
        fc.array(line, { maxLength: 4 }),
        (arrival, nights, reservations) => {
          const departure = addDays(arrival, nights);
          const all = visitDates({ arrival, departure });
          const found = suggestReservations({ arrival, departure }, { reservations }, times);
          expect(new Set(found.map((one) => `${one.date} ${one.eatingTime}`)).size).toBe(
            found.length,
          );
          for (const { date, eatingTime } of found) {
            expect(all).toContain(date);
            expect([date, eatingTime]).not.toEqual([arrival, 'b']);
            expect([date, eatingTime]).not.toEqual([departure, 'd']);
          }
        },
      ),
    );
  });

  it('are found by name or abbreviation', () => {
    const known = [{ name: 'Halbpension', abbreviation: 'HP' }];
    expect(findArrangement(' hp', known)).toBe(known[0]);
    expect(findArrangement('halbpension', known)).toBe(known[0]);
    expect(findArrangement('VP', known)).toBeUndefined();
  });
});
