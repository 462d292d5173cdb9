import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { HotelImportScreen } from './hotel-import-screen.tsx';

addMessages('hotel-import', messages);
afterEach(cleanup);

const dinner = {
  id: 'd',
  name: 'Abendessen',
  start: '18:30',
  end: '20:30',
  onArrival: true,
  onDeparture: false,
};
const halfBoard = {
  name: 'Halbpension',
  abbreviation: 'HP',
  reservations: [{ eatingTime: 'd', repetitionType: 'EVERY_DAY', repetitionNumber: 1 }],
};
const self = '/imports/1';
const uploaded = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'COLUMNS',
  fileName: 'gäste.csv',
  encoding: 'utf-8',
  delimiter: ';',
  headings: ['Gast', 'Von', 'Bis', 'x'],
  columns: { lastname: 0, arrival: 1 },
  notation: 'dd.MM.yyyy',
  sample: [
    ['Müller', '01.05.2027', '03.05.2027', 'HP'],
    ['Huber', '30.02.2027', '03.05.2027', 'HP'],
  ],
  rows: 2,
  bad: 0,
  known: 0,
  without: 0,
  accepted: 0,
  reservations: 0,
  done: 0,
  kept: 0,
  seating: false,
  seated: 0,
  uploadedAt: '2027-04-01T10:00:00.000Z',
  finishedAt: null,
  _links: { self: { href: self }, columns: { href: '/columns' }, discard: { href: self } },
};
const review = {
  ...uploaded,
  state: 'REVIEW',
  bad: 1,
  known: 1,
  accepted: 1,
  reservations: 2,
  _links: {
    self: { href: self },
    suggestions: { href: '/suggestions{?kind,page}', templated: true },
    decide: { href: '/decide' },
    overfull: { href: '/overfull{?page}', templated: true },
    import: { href: '/import' },
    discard: { href: self },
    'bad-rows': { href: '/bad-rows?import=1{&language}', templated: true },
  },
};
const suggestion = {
  row: 1,
  name: 'Müller, Hans',
  roomno: '12',
  persons: 2,
  arrangement: 'HP',
  arrival: '01.05.2027',
  departure: '03.05.2027',
  visitDates: ['01.05.2027', '02.05.2027', '03.05.2027'],
  previousImportDescription: '',
  reservationSuggestions: {
    reservations: [
      { date: '01.05.2027', start: '18:30', end: '20:30' },
      { date: '02.05.2027', start: '18:30', end: '20:30' },
    ],
  },
  accepted: true,
};

function openScreen({ isSetUp = true, current = undefined as object | undefined } = {}) {
  const sent: unknown[] = [];
  let shown = current;
  const config = isSetUp
    ? { eatingTimes: [dinner], arrangements: [halfBoard] }
    : { eatingTimes: [], arrangements: [] };
  const keep =
    (name: string, next?: object, status = 200) =>
    async (request: Request) => {
      sent.push([name, await request.json()]);
      shown = next ?? shown;
      return { status, body: shown };
    };
  const server = createFakeHalServer({
    'GET /config': () => ({
      etag: '"3"',
      body: {
        ...config,
        _links: {
          'hotel-import': { href: '/config' },
          upload: { href: '/upload' },
          ...(shown && { import: { href: self } }),
        },
      },
    }),
    'PUT /config': async (request) => {
      const body = await request.json();
      sent.push(['save', body]);
      Object.assign(config, body);
      return { etag: '"4"', body: { ...config, _links: {} } };
    },
    'POST /upload': () => {
      shown = uploaded;
      return { status: 201, body: uploaded };
    },
    [`GET ${self}`]: () => ({ body: shown }),
    'POST /columns': keep('columns', { ...uploaded, state: 'READING', _links: {} }, 202),
    'POST /decide': keep('decide'),
    'POST /import': keep('import', {
      ...review,
      state: 'DONE',
      seated: 2,
      _links: { self: { href: self }, undo: { href: '/undo' } },
    }),
    'POST /undo': () => {
      const links = { _links: { self: { href: self } } };
      const undoing = { ...review, state: 'UNDOING', reservations: 2_000, done: 500, ...links };
      shown = undoing;
      return { status: 202, body: undoing };
    },
    'GET /overfull': {
      body: {
        total: 3,
        page: 1,
        pageSize: 500,
        _links: {},
        _embedded: {
          hours: [
            {
              kind: 'pace',
              title: '',
              date: '01.05.2027',
              start: '18:30',
              end: '18:45',
              limit: 12,
              booked: 11,
              added: 2,
              arrivals: [],
            },
            {
              kind: 'event',
              title: 'Maifest',
              date: '02.05.2027',
              start: '16:00',
              end: '22:00',
              limit: 30,
              booked: 30,
              added: 4,
              arrivals: [],
            },
            {
              kind: 'opening',
              title: '',
              date: '02.05.2027',
              start: '17:00',
              end: '23:00',
              limit: 40,
              booked: 43,
              added: 2,
              arrivals: [{ date: '02.05.2027', start: '18:30' }],
            },
          ],
        },
      },
    },
    'GET /suggestions': {
      body: {
        total: 2,
        page: 1,
        pageSize: 50,
        _links: {},
        _embedded: {
          suggestions: [
            { ...suggestion, row: 2, accepted: false, previousImportDescription: '01.03.2027' },
            suggestion,
          ],
        },
      },
    },
  });
  const links = { 'hotel-import': { href: '/config' } };
  const { notices } = renderRemote(<HotelImportScreen />, { server, links });
  return { sent, notices, user: userEvent.setup() };
}

test('a house that begins takes the usual times and goes on; each step is saved', async () => {
  const { sent, user } = openScreen({ isSetUp: false });
  await user.click(await screen.findByRole('button', { name: 'Übliche Zeiten übernehmen' }));
  const [from] = screen.getAllByRole('textbox', { name: 'Von' });
  await user.clear(from!);
  await user.type(from!, '11:00');
  expect(screen.getByRole('alert').textContent).toContain('kleiner als die Startzeit');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' });
  expect(next.disabled).toBe(true);
  await user.clear(from!);
  await user.type(from!, '07:30');
  await user.click(next);
  await expect
    .poll(() => sent)
    .toMatchObject([['save', { eatingTimes: [{ start: '07:30' }, {}] }]]);
  await user.click(await screen.findByRole('button', { name: 'Halbpension anlegen' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kürzel' }).value).toBe('HP');
  expect(screen.getAllByRole('button', { name: /Wann/ })).toHaveLength(2);
});

test('columns are recognised, corrected by hand, and shown with what they make of the rows', async () => {
  const { sent, user } = openScreen();
  const input = await screen.findByLabelText(/CSV-Datei auswählen/);
  await user.upload(input, new File(['x'], 'gäste.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Spalten von gäste.csv')).toBeDefined();
  const read = screen.getByRole<HTMLButtonElement>('button', { name: 'Alle Zeilen lesen' });
  expect(read.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: /Abreise/ }));
  await user.click(await screen.findByRole('option', { name: 'Bis' }));
  const table = screen.getByRole('table');
  expect(within(table).getByText('Müller')).toBeDefined();
  expect(within(table).getByText('Anreise ist kein Datum')).toBeDefined();
  await user.click(read);
  await expect
    .poll(() => sent)
    .toEqual([
      ['columns', { columns: { lastname: 0, arrival: 1, departure: 2 }, notation: 'dd.MM.yyyy' }],
    ]);
});

test('services that would be fuller than the limit are named, and marked at the stays that make them so', async () => {
  openScreen({ current: review });
  expect(await screen.findByText(/Zu 3 Zeiten kämen mehr Gäste/)).toBeDefined();
  for (const line of [
    '02.05.2027, 17:00–23:00: 45 Gäste, Limit 40 (davon 2 aus dieser Datei)',
    '02.05.2027, Maifest 16:00–22:00: 34 Gäste, Limit 30 (davon 4 aus dieser Datei)',
    '01.05.2027, neu von 18:30 bis 18:45: 13 Gäste, höchstens 12 auf einmal (davon 2 aus dieser Datei)',
  ]) {
    expect(screen.getByText(line)).toBeDefined();
  }
  // Once: the stay that is left out brings nobody.
  const marked = await screen.findAllByLabelText('mehr Gäste als festgelegt');
  expect(marked.map((mark) => mark.closest('li')?.textContent)).toEqual(['02.05. 18:30–20:30']);
});

test('whoever comes back finds the review, decides, imports and takes it back', async () => {
  const { sent, user } = openScreen({ current: review });
  expect(await screen.findByText('Schon am 01.03.2027 importiert.')).toBeDefined();
  expect(screen.getByText('Eine Zeile ließ sich nicht lesen.')).toBeDefined();
  const [known, mine] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([known?.checked, mine?.checked]).toEqual([false, true]);
  await user.click(known!);
  await user.click(screen.getByRole('button', { name: 'Alle auslassen' }));
  await expect
    .poll(() => sent)
    .toEqual([
      ['decide', { of: [2], accepted: true }],
      ['decide', { of: 'all', accepted: false }],
    ]);
  await user.click(screen.getByRole('button', { name: 'Importieren' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('2 Reservierungen stehen im Buch.')).toBeDefined();
  expect(screen.getByText('2 davon haben einen Tisch.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import zurücknehmen' }));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', {
    name: '500 von 2000 Reservierungen zurückgenommen',
  });
  expect([bar.value, bar.max]).toEqual([500, 2_000]);
  expect(screen.queryByRole('button', { name: 'Weitere Datei' })).toBeNull();
});

test('what was taken back is said, with what stayed', async () => {
  openScreen({
    current: { ...review, state: 'UNDONE', kept: 0, _links: { self: { href: self } } },
  });
  expect(await screen.findByText('Der Import ist zurückgenommen.')).toBeDefined();
});
