import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

vi.mock('@stammtisch/remote-kit/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));
// happy-dom tells of a selection while it is being set; the date field then sets it again, and again.
vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
addMessages('settings', messages);
afterEach(() => {
  cleanup();
  vi.mocked(saveFile).mockClear();
});

const anonymization = {
  id: '00000000-0000-4000-8000-000000000009',
  since: '01.05.2026',
  reason: 'HAND',
  requestedBy: 'wirt@example.com',
  state: 'RUNNING',
  total: 12,
  done: 4,
  reservations: 9,
  attachments: 1,
  mails: 7,
  requestedAt: '2026-05-01T10:00:00.000Z',
  finishedAt: null,
  _links: { self: { href: '/a/9' }, cancel: { href: '/a/9/cancel' } },
};

function openScreen({ isDemo = false, guests = 12, log = [] as unknown[] } = {}) {
  const asked: string[] = [];
  const accepted: unknown[] = [];
  const declaration = {
    type: 'guest-export',
    version: 1,
    acceptance: null,
    history: [],
    _links: { 'data-protection-declaration': { href: '/declaration/guest-export' } },
  };
  const server = createFakeHalServer({
    'GET /api/1/settings': { etag: '"1"', body: { ...settings.parse({}), _links: {} } },
    'GET /privacy': {
      body: {
        withConsent: 340,
        withoutConsent: 128,
        walkIns: 51,
        retention: { months: 0, since: null, due: 0 },
        _links: {
          anonymize: { href: '/anonymize{?since}', templated: true },
          anonymizations: { href: '/log{?page}', templated: true },
          'anonymizations-csv': { href: '/log.csv{?language}', templated: true },
          'consents-csv': { href: '/consents.csv{?consent,language}', templated: true },
        },
      },
    },
    'GET /anonymize': {
      body: { since: '01.05.2026', guests, walkIns: 3, kept: 1, reservations: 30, _links: {} },
    },
    'POST /anonymize': (request) => {
      asked.push(new URL(request.url).search);
      return { status: 202, body: { ...anonymization, state: 'WAITING', done: 0 } };
    },
    'POST /a/9/cancel': () => {
      asked.push('cancel');
      return { body: { ...anonymization, state: 'CANCELLED' } };
    },
    'GET /log': {
      body: {
        total: log.length,
        page: 1,
        pageSize: 20,
        _links: {},
        _embedded: { anonymizations: log },
      },
    },
    'GET /declaration/guest-export': { body: declaration },
    'POST /declaration/guest-export': async (request) => {
      accepted.push(await request.json());
      return { status: 201, body: declaration };
    },
    'GET /consents.csv': (request) => {
      asked.push(new URL(request.url).search);
      return { body: 'x' };
    },
  });
  const links = {
    settings: { href: '/api/1/settings' },
    privacy: { href: '/privacy' },
    'data-protection-declaration': { href: '/declaration/{declarationType}', templated: true },
  };
  const { notices } = renderRemote(<PrivacyScreen />, { server, links, restaurant: { isDemo } });
  return { asked, accepted, notices, user: userEvent.setup() };
}

async function chooseDay(user: ReturnType<typeof userEvent.setup>, digits = '01052026') {
  const group = await screen.findByRole('group', { name: 'Ohne Reservierung seit' });
  await user.click(within(group).getAllByRole('spinbutton')[0]!);
  await user.keyboard(digits);
}

test('the house sees how many guests agreed and how many did not', async () => {
  openScreen();
  expect(await screen.findByText('340')).toBeDefined();
  expect(screen.getByText('128')).toBeDefined();
  expect(screen.getByRole('link', { name: /ohne Einwilligung/ })).toBeDefined();
});

test('whom it concerns is counted first, and a word has to be typed before it begins', async () => {
  const { asked, notices, user } = openScreen();
  await chooseDay(user);
  expect(await screen.findByText('12 Gäste werden anonymisiert.')).toBeDefined();
  expect(screen.getByText(/die Sie behalten wollten|den Sie behalten wollten/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Anonymisieren' }));
  const question = await screen.findByRole('alertdialog');
  const yes = within(question).getByRole<HTMLButtonElement>('button', { name: 'Anonymisieren' });
  expect(yes.disabled).toBe(true);
  await user.type(within(question).getByRole('textbox'), 'Anonymisieren');
  await user.click(yes);
  await expect.poll(() => asked).toEqual(['?since=2026-05-01']);
  await expect.poll(() => notices).toContain('12 Gäste werden anonymisiert.');
});

test('a day on which nobody is concerned offers nothing', async () => {
  const { user } = openScreen({ guests: 0 });
  await chooseDay(user);
  expect(await screen.findByText(/niemand zu anonymisieren/)).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Anonymisieren' });
  expect(button.disabled).toBe(true);
});

test('a demo house can look, and anonymises nobody', async () => {
  const { user } = openScreen({ isDemo: true });
  await chooseDay(user);
  await screen.findByText('12 Gäste werden anonymisiert.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Anonymisieren' });
  expect(button.disabled).toBe(true);
});

test('what runs shows since when, by the clock of the house, how far it is, and can be ended', async () => {
  const { asked, user } = openScreen({ log: [anonymization] });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([4, 12]);
  expect(screen.getByText(/01.05.2026, 12:00/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await expect.poll(() => asked).toEqual(['cancel']);
});

test('the file with consents comes after the declaration was accepted', async () => {
  const { accepted, asked, user } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Datei laden' }));
  const question = await screen.findByRole('alertdialog');
  const yes = within(question).getByRole<HTMLButtonElement>('button', { name: /Annehmen/ });
  expect(yes.disabled).toBe(true);
  await user.click(within(question).getByRole('checkbox'));
  await user.click(yes);
  await expect.poll(() => accepted).toEqual([{ version: 1 }]);
  await expect.poll(() => asked).toEqual(['?consent=all&language=de']);
  await expect.poll(() => vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('consents.csv');
});

test('the log tells of guests who were anonymised again after a backup was restored', async () => {
  const again = { ...anonymization, reason: 'RESTORE', requestedBy: '', state: 'DONE', done: 12 };
  openScreen({ log: [{ ...again, _links: { self: { href: '/a/9' } } }] });
  const line = (await screen.findByText(/erneut nach einer Wiederherstellung/)).closest('li');
  expect(line?.textContent).toContain('das erste Mal ab 01.05.2026');
});
