import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { TimetableScreen } from './timetable-screen.tsx';

// It measures what only a browser draws; the journeys of the browser tests have it.
vi.mock('../calendar/week-grid.tsx', () => ({ WeekGrid: () => null }));

addMessages('roster', messages);
beforeEach(() => {
  // The Saturday on which the clocks go back in the night.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-30T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const plan = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 4,
  status: 'EDITABLE',
  timespanStart: '25.10.2027',
  timespanEnd: '31.10.2027',
  details: { commitDate: null, employeeList: [] },
  notified: false,
  notifiedAt: null,
  shiftCount: 2,
  _links: {
    self: { href: '/api/1/roster/1' },
    employees: { href: '/api/1/roster/1/employees' },
    notify: { href: '/api/1/roster/1/notify' },
    copy: { href: '/api/1/roster/1/copies' },
  },
};

function anEntry(id: string, given: object = {}) {
  return {
    id: `00000000-0000-4000-8000-0000000000${id}`,
    version: 3,
    kind: 'SHIFT',
    title: 'Anna',
    employee: 'Anna',
    start: '2027-10-30T22:00',
    end: '2027-10-31T06:00',
    startsAt: '2027-10-30T20:00:00.000Z',
    endsAt: '2027-10-31T05:00:00.000Z',
    minutes: 540,
    date: '30.10.2027',
    comment: '',
    _links: { self: { href: `/api/1/roster/1/entries/${id}` } },
    ...given,
  };
}

const night = anEntry('11');
const early = anEntry('12', {
  start: '2027-10-31T14:00',
  end: '2027-10-31T18:00',
  startsAt: '2027-10-31T13:00:00.000Z',
  endsAt: '2027-10-31T17:00:00.000Z',
  minutes: 240,
  date: '31.10.2027',
});
const worked = anEntry('13', { kind: 'RECORDING', endsAt: '2027-10-31T05:15:00.000Z' });

function anEmployee(name: string, given: object = {}) {
  const own = `/api/1/roster/1/employees/${name}`;
  return {
    id: name,
    name,
    email: `${name.toLowerCase()}@example.com`,
    active: true,
    planned: 0,
    worked: 0,
    shiftCount: 0,
    news: 'nothing',
    _links: {
      shifts: { href: `${own}/shifts` },
      'time-recordings': { href: `${own}/time-recordings` },
    },
    ...given,
  };
}

const employees = [
  anEmployee('Anna', { planned: 780, shiftCount: 2, news: 'first' }),
  anEmployee('Ben', { email: '', news: 'first' }),
];

const page = (rel: string, items: readonly object[], links: object = {}): FakeAnswer => ({
  body: { total: items.length, page: 1, pageSize: 50, _links: links, _embedded: { [rel]: items } },
});

function openScreen({
  plans = [plan] as readonly object[],
  entries = [night, early, worked] as readonly object[],
  routes = {},
} = {}) {
  const sent: { what: string; body: unknown; ifMatch: string | null }[] = [];
  const hear = (what: string, answer: FakeAnswer) => async (request: Request) => {
    const body = await request.text();
    const ifMatch = request.headers.get('if-match');
    sent.push({ what, body: body === '' ? undefined : JSON.parse(body), ifMatch });
    return answer;
  };
  const server = createFakeHalServer({
    'GET /api/1/roster': page('plans', plans, {
      'time-recordings-fullcalendar': { href: '/api/1/entries{?from,to}', templated: true },
      hours: { href: '/api/1/hours{?month}', templated: true },
      'hours-csv': { href: '/api/1/csv{?month,language}', templated: true },
    }),
    'POST /api/1/roster': hear('create', { status: 201, body: plan }),
    'GET /api/1/roster/1/employees': page('employees', employees),
    'GET /api/1/entries': page('entries', entries),
    'GET /api/1/hours': page('hours', [
      { employee: 'Anna', planned: 780, worked: 555, shiftCount: 2 },
    ]),
    'PUT /api/1/roster/1': hear('save', { body: { ...plan, status: 'CLOSED', version: 5 } }),
    'PUT /api/1/roster/1/notify': hear('notify', {
      status: 202,
      body: { plan, told: [{ name: 'Anna', email: 'anna@example.com' }], withoutAddress: ['Ben'] },
    }),
    'POST /api/1/roster/1/employees/Ben/shifts': hear('shift', { status: 201, body: early }),
    'POST /api/1/roster/1/employees/Anna/time-recordings': hear('record', {
      status: 201,
      body: worked,
    }),
    'PUT /api/1/roster/1/entries/11': hear('replace', { body: night }),
    'DELETE /api/1/roster/1/entries/11': hear('delete', {
      body: { id: night.id, _links: { restore: { href: '/api/1/restore' } } },
    }),
    ...routes,
  });
  const { notices } = renderRemote(<TimetableScreen />, {
    server,
    links: { roster: { href: '/api/1/roster{?from,to}', templated: true } },
  });
  return { sent, notices, user: userEvent.setup() };
}

const list = () => screen.findByRole('region', { name: 'Schichten als Liste' });

test('a night in which the clocks go back has nine hours, and the short rest after it is pointed out', async () => {
  openScreen();
  expect(within(await list()).getByText('9:00')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Hinweise zum Plan' }).textContent).toContain(
    'Anna: nur 8 Std. Ruhe',
  );
  expect(within(await list()).getByText('9:15')).toBeDefined();
});

test('a shift is planned from 18 to 22 unless other times are typed, and a night ends the next day', async () => {
  const { sent, user } = openScreen();
  await list();
  await user.click(screen.getByRole('button', { name: 'Neue Schicht' }));
  const sheet = await screen.findByRole('dialog', { name: 'Neue Schicht' });
  expect(within(sheet).getByLabelText<HTMLInputElement>('Beginn').value).toBe('18:00');
  const end = within(sheet).getByLabelText<HTMLInputElement>('Ende');
  expect(end.value).toBe('22:00');
  await user.click(within(sheet).getByRole('button', { name: /Mitarbeitende/ }));
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  await user.clear(end);
  await user.type(end, '0100');
  await user.tab();
  expect(within(sheet).getByText('Dauer: 7 Std.')).toBeDefined();
  await user.click(within(sheet).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { what: 'shift', body: { start: '2027-10-30T18:00', end: '2027-10-31T01:00', comment: '' } },
    ]),
  );
});

test('what was worked is recorded beside what was planned', async () => {
  const { sent, user } = openScreen({ entries: [night] });
  await user.click(within(await list()).getByRole('button', { name: /22:00/ }));
  const recorded = await screen.findByRole('region', { name: 'Gearbeitet' });
  expect(within(recorded).getByText('Noch nichts erfasst.')).toBeDefined();
  await user.click(within(recorded).getByRole('button', { name: 'Zeit erfassen' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ what: 'record', body: { start: '2027-10-30T22:00' } }]),
  );
});

test('in the night with two half past twos it is asked which one is meant, and in no other', async () => {
  const { sent, user } = openScreen({ entries: [night] });
  await user.click(within(await list()).getByRole('button', { name: /22:00/ }));
  const recorded = await screen.findByRole('region', { name: 'Gearbeitet' });
  expect(within(recorded).queryByText(/Winterzeit/)).toBeNull();
  const end = within(recorded).getByRole('textbox', { name: 'bis' });
  await user.clear(end);
  await user.type(end, '0230');
  await user.tab();
  expect(within(recorded).getByRole('radiogroup').getAttribute('aria-label')).toBe(
    'In dieser Nacht gibt es 02:30 zweimal',
  );
  await user.click(within(recorded).getByRole('radio', { name: '02:30 (Winterzeit)' }));
  await user.click(within(recorded).getByRole('button', { name: 'Zeit erfassen' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        what: 'record',
        body: { end: '2027-10-31T02:30', startRepeated: false, endRepeated: true },
      },
    ]),
  );
});

test('whoever publishes sees before who gets a mail and whom to tell; the plan is closed first', async () => {
  const { sent, user } = openScreen();
  await list();
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('anna@example.com')).toBeDefined();
  expect(within(question).getByText(/bitte selbst Bescheid sagen: Ben/)).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(sent.map(({ what }) => what)).toEqual(['save', 'notify']));
  expect(sent[0]).toMatchObject({ body: { status: 'CLOSED' }, ifMatch: '"4"' });
});

test('a closed plan is read, and takes nothing but worked time', async () => {
  const { user } = openScreen({ plans: [{ ...plan, status: 'CLOSED' }] });
  const shifts = await list();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Neue Schicht' });
  expect(add.disabled).toBe(true);
  await user.click(within(shifts).getByRole('button', { name: /22:00/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Schicht von Anna' });
  expect(within(sheet).queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(within(sheet).getByRole('button', { name: 'Zeit erfassen' })).toBeDefined();
});

test('of two who edit a shift the second sees the first and decides', async () => {
  const current = { ...night, employee: 'Ben', title: 'Ben', version: 4 };
  const { user } = openScreen({
    routes: {
      'PUT /api/1/roster/1/entries/11': {
        status: 412,
        body: {
          type: '/problems/stale-version',
          key: 'STALE_VERSION',
          title: 'Stale',
          status: 412,
          current,
        },
      },
    },
  });
  await user.click(within(await list()).getByRole('button', { name: /22:00/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Schicht von Anna' });
  const [comment] = within(sheet).getAllByLabelText('Bemerkung');
  await user.type(comment!, 'Bar');
  await user.click(within(sheet).getByRole('button', { name: 'Speichern' }));
  expect(await within(sheet).findByText(/Inzwischen geändert: Ben/)).toBeDefined();
  await user.click(within(sheet).getByRole('button', { name: 'Übernehmen' }));
  expect(within(sheet).getByRole('button', { name: /Mitarbeitende/ }).textContent).toContain('Ben');
});

test('a week without a plan begins with an empty one', async () => {
  const { sent, user } = openScreen({ plans: [], entries: [] });
  await user.click(await screen.findByRole('button', { name: 'Leeren Plan anlegen' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { what: 'create', body: { timespanStart: '25.10.2027', timespanEnd: '31.10.2027' } },
    ]),
  );
});

test('only the shifts of whoever is chosen are shown', async () => {
  const { user } = openScreen();
  await list();
  await user.click(screen.getByRole('button', { name: /^Ben/ }));
  expect(screen.getByText('In diesen Tagen ist niemand eingeplant.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Ben/ }));
  expect(await list()).toBeDefined();
});
