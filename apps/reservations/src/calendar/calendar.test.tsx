import type { CalendarDay } from '@stammtisch/contracts/reservation/persons-per-day';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { parseDay } from '@stammtisch/domain/time/minute';
import { createBus } from '@stammtisch/event-bus';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { lookOf } from './day-look.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { WeekStrip } from './week-strip.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const friday = parseDay('2026-05-01')!;
const links = {
  'persons-per-day': { href: '/api/1/reservations/persons-per-day{?month}', templated: true },
};

function aDay(more: Partial<CalendarDay> = {}): CalendarDay {
  return { date: '01.05.2026', persons: 0, parties: 0, style: 'regular', titles: [], ...more };
}

function aMonth(...days: CalendarDay[]) {
  return { body: { month: '05.2026', days, _links: {} } };
}

const answering = (...days: CalendarDay[]) =>
  createFakeHalServer({ 'GET /api/1/reservations/persons-per-day': aMonth(...days) });

describe('a day of the calendar', () => {
  const words = {
    persons: (count: number) => `${count} Personen`,
    style: (style: string) => style,
  };

  it.each([
    ['not-bookable', { closed: 'fully' }],
    ['partly-not-bookable', { closed: 'partly' }],
    ['event', { hasEvent: true }],
    ['restricted', { isRestricted: true }],
  ] as const)('that is %s says so by a sign and in words', (style, sign) => {
    const look = lookOf(aDay({ style, persons: 12, titles: ['Weinabend'] }), words);
    expect(look).toMatchObject({ ...sign, note: '12', label: `12 Personen, ${style}, Weinabend` });
  });

  it('like any other shows only who comes', () => {
    expect(lookOf(aDay({ persons: 4 }), words)).toEqual({ note: '4', label: '4 Personen' });
  });
});

describe('the month beside the day', () => {
  it('shows who comes and what happens, explains its signs, and leads to a day', async () => {
    const server = answering(
      aDay({ persons: 42, style: 'event', titles: ['Weinabend'] }),
      aDay({ date: '04.05.2026', style: 'not-bookable' }),
    );
    const chosen: string[] = [];
    renderRemote(<MonthCalendar day={friday} onDay={(day) => void chosen.push(day)} />, {
      server,
      links,
      remote,
    });
    expect(await screen.findByText('42 Personen, Veranstaltung, Weinabend')).toBeDefined();
    const legend = screen.getByRole('list', { name: 'Zeichen im Kalender' });
    expect(legend.textContent).toBe('Nicht buchbarVeranstaltung');
    await userEvent.setup().click(screen.getByText('4', { selector: 'span' }));
    expect(chosen).toEqual(['2026-05-04']);
  });

  it('is read again when a reservation of any day changes', async () => {
    const server = answering(aDay({ persons: 2 }));
    const bus = createBus();
    renderRemote(<MonthCalendar day={friday} onDay={() => undefined} />, {
      server,
      links,
      remote,
      bus,
    });
    expect(await screen.findByText('2 Personen')).toBeDefined();
    server.on('GET /api/1/reservations/persons-per-day', aMonth(aDay({ persons: 6 })));
    const data = {
      type: 'reservation.created',
      href: '/api/1/reservations/x',
      version: '1',
      at: '2026-05-01T17:00:00.000Z',
    };
    bus.publish(changeTopic, data, { source: 'shell' });
    expect(await screen.findByText('6 Personen')).toBeDefined();
  });

  it('can still be used when nobody can say who comes', async () => {
    const server = createFakeHalServer();
    renderRemote(<MonthCalendar day={friday} onDay={() => undefined} />, { server, links, remote });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
    expect(screen.getByRole('grid')).toBeDefined();
  });
});

describe('the week of a tablet', () => {
  it('begins on Monday and says which day is shown and which is today', async () => {
    const server = answering(aDay({ persons: 8 }));
    renderRemote(
      <WeekStrip day={friday} today={parseDay('2026-04-30')!} onDay={() => undefined} />,
      { server, links, remote },
    );
    const days = await screen.findAllByRole('button', { name: /2026/ });
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toContain('Montag, 27. April 2026');
    const shown = await screen.findByRole('button', { name: /1. Mai 2026: 8 Personen/ });
    expect(shown.getAttribute('aria-pressed')).toBe('true');
    expect(days[3]?.getAttribute('aria-current')).toBe('date');
    expect(server.requests).toHaveLength(2);
  });
});
