import { settings } from '@stammtisch/contracts/settings/settings';
import { dayOf } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { aRoom } from '@stammtisch/testing/a-room';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { arrivalsOf } from './arrivals.ts';
import { PaceBand } from './pace-band.tsx';
import { pacedPartyOf } from './paced-party.ts';

addMessages('reservations', messages);
afterEach(cleanup);

const party = (id: string, time: string, status: 'CONFIRMED' | 'SEATED' | 'QUEUED' = 'CONFIRMED') =>
  aReservation({ id, start: at(time), status });

describe('who comes', () => {
  it('is late after a quarter of an hour, longest first, before those who come next', () => {
    const book = [
      party('soon', '20:15'),
      party('just', '19:50'),
      party('late', '19:30'),
      party('later', '19:00'),
      party('here', '19:00', 'SEATED'),
      party('queue', '19:00', 'QUEUED'),
    ];
    const { late, next } = arrivalsOf(book, at('20:00'));
    expect(late.map(({ id }) => id)).toEqual(['later', 'late']);
    expect(next.map(({ id }) => id)).toEqual(['just', 'soon']);
  });
});

describe('how long a party fills its chairs', () => {
  const house = { now: at('22:00'), timeZone: 'Europe/Berlin' };

  it('is until the planned end while it is expected', () => {
    expect(pacedPartyOf(aReservation(), house).until).toBe(at('21:30'));
  });

  it('is until now when it still sits, and until it left when it has', () => {
    expect(pacedPartyOf(aReservation({ status: 'SEATED' }), house).until).toBe(at('22:00'));
    const left = aReservation({ status: 'CLOSED', departureAt: '2026-05-01T18:40:00.000Z' });
    expect(pacedPartyOf(left, house).until).toBe(at('20:40'));
  });
});

describe('the band over the day', () => {
  it('says when the house is fullest, and how much of a limit is taken', () => {
    const evening = { type: 'timespan', dayOfWeek: 5, start: '17:00', end: '23:00' };
    const house = settings.parse({
      reservationSettings: { openingHours: [{ ...evening, onlineGuestLimit: 40 }] },
    });
    renderRemote(
      <PaceBand
        day={dayOf(at('12:00'))}
        now={at('12:00')}
        reservations={[aReservation(), aReservation({ id: 'b', start: at('20:00') })]}
        rooms={[aRoom()]}
        settings={house}
      />,
      { server: createFakeHalServer() },
    );
    expect(screen.getByText(/Spitze um 20:00 Uhr: 8 Gäste/)).toBeDefined();
    expect(screen.getByText('17:00 bis 23:00 Uhr: 8 von 40 Gästen')).toBeDefined();
  });
});
