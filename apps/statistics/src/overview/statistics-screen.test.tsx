import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { messages } from '../messages.ts';
import { StatisticsScreen } from './statistics-screen.tsx';

vi.mock('@stammtisch/remote-kit/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));
addMessages('statistics', messages);
afterEach(() => {
  cleanup();
  vi.mocked(saveFile).mockClear();
});

const root = '/api/1/statistics';
const links = {
  'per-day': { href: `${root}/per-day{?month}`, templated: true },
  'per-month': { href: `${root}/per-month{?year}`, templated: true },
  weekdays: { href: `${root}/weekdays{?month}`, templated: true },
  sums: { href: `${root}/sums{?month,year}`, templated: true },
  'lead-times': { href: `${root}/lead-times{?month,year}`, templated: true },
  hours: { href: `${root}/hours{?month,year}`, templated: true },
};

function figures(now: unknown, before: unknown) {
  return {
    body: {
      period: { first: '01.05.2026', last: '31.05.2026' },
      now,
      periodBefore: { first: '01.05.2025', last: '31.05.2025' },
      before,
      _links: {},
    },
  };
}

const aDay = (date: string, reservations: number, guests: number) => ({
  date,
  reservations,
  guests,
});
const months = (guests: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: `${String(index + 1).padStart(2, '0')}.2026`,
    reservations: guests,
    guests: guests * (index + 1),
  }));

const answers = {
  [`GET ${root}/`]: { body: { _links: links } },
  [`GET ${root}/sums`]: figures(
    { reservations: 90, guests: 240, noShows: 10, cancelled: 25 },
    { reservations: 100, guests: 200, noShows: 0, cancelled: 0 },
  ),
  [`GET ${root}/per-day`]: figures(
    [aDay('01.05.2026', 10, 40), aDay('02.05.2026', 30, 84)],
    [aDay('01.05.2025', 5, 11), aDay('02.05.2025', 0, 0)],
  ),
  [`GET ${root}/per-month`]: figures(months(10), months(5)),
  [`GET ${root}/weekdays`]: figures(
    [20, 22, 24, 26, 28, 90].map((guests, week) =>
      aDay(['02.02', '09.02', '16.02', '23.02', '02.03', '09.03'][week] + '.2026', 5, guests),
    ),
    [],
  ),
  [`GET ${root}/lead-times`]: figures(
    [
      { days: 0, reservations: 25 },
      { days: 1, reservations: 75 },
    ],
    [],
  ),
  [`GET ${root}/hours`]: figures([{ hour: 19, guests: 45.5, occupancy: 0.625 }], []),
};

function openScreen(changed: Parameters<typeof createFakeHalServer>[0] = {}) {
  const server = createFakeHalServer({ ...answers, ...changed });
  const entry = { statistics: { href: `${root}/` } };
  const view = renderRemote(<StatisticsScreen />, { server, links: entry });
  return { server, user: userEvent.setup(), ...view };
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article')!);

describe('the statistics', () => {
  it('tell four numbers and how they changed since last year', async () => {
    openScreen();
    expect(await screen.findByText('-10 % zum Vorjahr')).toBeDefined();
    expect(screen.getByText('+20 % zum Vorjahr')).toBeDefined();
    expect(screen.getByText('+10 Prozentpunkte zum Vorjahr')).toBeDefined();
  });

  it('say each chart in a sentence', async () => {
    openScreen();
    expect(await screen.findByText(/am meisten Sa\., 2\. Mai mit 84/)).toBeDefined();
    expect(
      await screen.findByText(/Montag ist der stärkste Wochentag: in der Mitte 25 Gäste/),
    ).toBeDefined();
    expect(
      await screen.findByText(/um 19:00 Uhr: im Schnitt 45,5 Gäste, 62,5 % der Plätze/),
    ).toBeDefined();
    expect(await screen.findByText(/^25 % buchen am selben Tag/)).toBeDefined();
    expect(
      await screen.findByText(/^10 % der erwarteten .* 20 % aller Reservierungen/),
    ).toBeDefined();
  });

  it('have the same in a table, with the unusual day of the box plot', async () => {
    const { user } = openScreen();
    const weekdays = await card('Gäste je Wochentag');
    const toggle = await weekdays.findByRole('button', { name: 'Tabelle' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const row = weekdays.getByRole('row', { name: /^Montag/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['20', '22,5', '25', '27,5', '28', '90']);
  });

  it('give a chart away as a table that a spreadsheet opens', async () => {
    const { user } = openScreen();
    const hours = await card('Auslastung nach Uhrzeit');
    await user.click(await hours.findByRole('button', { name: /^CSV laden/ }));
    const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toMatch(/^occupancy-by-hour-\d{4}-\d{2}\.csv$/);
    expect(await content?.text()).toContain('19:00;45,5;0;62,5 %');
  });

  it('turn to the month before and to the year', async () => {
    const { server, user } = openScreen();
    await screen.findByText('-10 % zum Vorjahr');
    await user.click(screen.getByRole('button', { name: 'Vorheriger Monat' }));
    await user.click(screen.getByRole('button', { name: 'Vorheriger Monat' }));
    expect(await screen.findByRole('button', { name: 'Heute' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Jahr' }));
    expect(await screen.findByText(/^Dezember bringt mit 15,4 %/)).toBeDefined();
    const asked = server.requests.map(({ url }) => new URL(url));
    expect(asked.some(({ search }) => /^\?year=\d{4}$/.test(search))).toBe(true);
  });

  it('show a sample, and say so, where there is nothing', async () => {
    openScreen({ [`GET ${root}/hours`]: figures([], []) });
    const hours = await card('Auslastung nach Uhrzeit');
    expect(await hours.findByText(/Das graue Bild ist ein Beispiel/)).toBeDefined();
    expect(hours.queryByRole('button', { name: /^CSV/ })).toBeNull();
  });

  it('go on when one chart cannot be read, and try it again', async () => {
    const { server, user } = openScreen({ [`GET ${root}/per-day`]: { status: 500, body: {} } });
    const guests = await card('Gäste je Tag');
    expect(await guests.findByText(/Die Gästezahlen je Tag konnten nicht/)).toBeDefined();
    expect(await screen.findByText(/Montag ist der stärkste/)).toBeDefined();
    server.on(`GET ${root}/per-day`, answers[`GET ${root}/per-day`]!);
    await user.click(guests.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await guests.findByText(/am meisten/)).toBeDefined();
  });

  it('say that they cannot be reached at all', async () => {
    openScreen({ [`GET ${root}/`]: { status: 503, body: {} } });
    expect(await screen.findByText(/Statistik.* nicht erreichbar/)).toBeDefined();
  });
});
