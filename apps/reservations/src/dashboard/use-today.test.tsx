import { settings } from '@stammtisch/contracts/settings/settings';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { useSettings } from '../book/use-settings.ts';
import { useToday } from './use-today.ts';

/** As every screen, it reads the settings itself once the day is known. */
function Screen({ day }: { day: string }) {
  useSettings();
  return <p>Dienst am {day}</p>;
}

function Today() {
  const today = useToday();
  return today === undefined ? <p>Dienst am unbekannt</p> : <Screen day={today} />;
}

const links = { settings: { href: '/api/1/settings' } };

/** A bar that pours until two in the morning, every day. */
const hours: FakeAnswer = {
  body: {
    ...settings.parse({
      reservationSettings: {
        openingHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
          type: 'timespan',
          dayOfWeek,
          start: '18:00',
          end: '02:00',
        })),
      },
    }),
    _links: {},
  },
};

function openAt(time: string, answer: FakeAnswer | (() => Promise<FakeAnswer>)) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-21T${time}:00+01:00`) });
  const server = createFakeHalServer({ 'GET /api/1/settings': answer });
  renderRemote(<Today />, { server, links, remote });
  return server;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the service day that runs', () => {
  it('past midnight is not guessed before the opening hours are read', async () => {
    openAt('01:00', () => new Promise(() => undefined));
    expect(await screen.findByText('Dienst am unbekannt')).toBeDefined();
  });

  it.each([
    ['01:00', '2026-11-20'],
    ['02:00', '2026-11-21'],
    ['19:00', '2026-11-21'],
  ])('at %s is %s', async (time, day) => {
    openAt(time, hours);
    expect(await screen.findByText(`Dienst am ${day}`)).toBeDefined();
  });

  it('by day is known at once', async () => {
    openAt('19:00', () => new Promise(() => undefined));
    expect(await screen.findByText('Dienst am 2026-11-21')).toBeDefined();
  });

  it('is the calendar’s when the opening hours cannot be read', async () => {
    const server = openAt('01:00', { status: 500, body: {} });
    expect(await screen.findByText('Dienst am 2026-11-21')).toBeDefined();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(server.requests.length).toBeLessThanOrEqual(2);
    expect(screen.getByText('Dienst am 2026-11-21')).toBeDefined();
  });
});
