import { settings } from '@stammtisch/contracts/settings/settings';
import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation, at } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Reservation } from '../book/reservation.ts';
import { messages } from '../messages.ts';
import { emptyForm, formOf } from './form-values.ts';
import { ReservationFormSheet } from './reservation-form-sheet.tsx';

addMessages('reservations', messages);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const links = {
  reservations: { href: '/api/1/reservations{?date}', templated: true },
  reservation: { href: '/api/1/reservations/{reservationId}', templated: true },
  series: { href: '/api/1/reservations/series{?dryRun}', templated: true },
};
const ofSeries = '/api/1/reservations/r1/series';
const saved = '11111111-1111-4111-8111-111111111111';

const anOccurrence = (date: string, given: object = {}) => ({
  date,
  time: '19:30',
  outcome: 'saved',
  key: null,
  detail: null,
  party: null,
  reservation: saved,
  ...given,
});
const occurrences = [
  anOccurrence('01.05.2026'),
  anOccurrence('08.05.2026', {
    outcome: 'conflict',
    key: 'TABLE_TAKEN',
    party: { guestName: 'Eva Kurz', persons: 2, from: '19:00', to: '21:00' },
    reservation: null,
  }),
];

function open(reservation?: Reservation) {
  const outcome = { body: { occurrences, _links: {} } };
  const none = { total: 0, page: 1, pageSize: 500, _links: {}, _embedded: { reservations: [] } };
  const server = createFakeHalServer({
    'GET /api/1/reservations': { body: none },
    [`GET /api/1/reservations/${saved}`]: { body: aReservation() },
    'POST /api/1/reservations/series': outcome,
    [`PATCH ${ofSeries}`]: outcome,
  });
  const when = { date: '2026-05-01', time: '19:30', duration: 120, language: 'de' } as const;
  const today = parseDay('2026-05-01');
  if (today === undefined) throw new Error('no day');
  const element = (
    <ReservationFormSheet
      reservation={reservation}
      initial={
        reservation
          ? formOf(reservation)
          : { ...emptyForm(when), lastname: 'Chor', email: 'chor@post.example' }
      }
      rooms={[]}
      settings={settings.parse({})}
      now={at('12:00')}
      today={today}
      onSaved={() => undefined}
      onClose={() => undefined}
    />
  );
  const view = renderRemote(element, { server, links });
  const sent = async () =>
    Promise.all(
      server.requests
        .filter(({ method }) => method !== 'GET')
        .map(async (request) => ({
          isPreview: new URL(request.url).searchParams.get('dryRun') === 'true',
          body: await request.clone().json(),
        })),
    );
  return { ...view, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what stands in the way first, and leaves out that date when it is saved', async () => {
  const { sent, notices } = open();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Diese Reservierung wiederholt sich' }),
  );
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Alle Termine in einer Mail bestätigen' }),
  );
  await press('Speichern');
  const question = await screen.findByRole('alertdialog', { name: 'Serie speichern?' });
  const dates = within(question).getAllByRole('listitem');
  expect(dates[0]?.textContent).toContain('Eva Kurz (2) sitzt dort von 19:00 bis 21:00 Uhr.');
  expect((await sent()).map((each) => each.isPreview)).toEqual([true]);
  await press('1 Termin speichern');
  await expect.poll(() => notices).toContain('1 Termin ist eingetragen.');
  expect((await sent()).at(-1)).toMatchObject({
    isPreview: false,
    body: { notifyGuest: true, skip: ['08.05.2026'], repeat: { unit: 'WEEK', every: 1 } },
  });
});

it('nothing is saved when somebody does not want the dates that are left', async () => {
  const { sent } = open();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Diese Reservierung wiederholt sich' }),
  );
  await press('Speichern');
  await screen.findByRole('alertdialog', { name: 'Serie speichern?' });
  await press('Abbrechen');
  expect((await sent()).map((each) => each.isPreview)).toEqual([true]);
});

it('asks which parties of a series get the new guest, and tells the house', async () => {
  const party = aReservation({
    series: { unit: 'WEEK', every: 1 },
    _links: { self: { href: '/api/1/reservations/r1' }, series: { href: ofSeries } },
  });
  const { sent } = open(party);
  await press('Anderer Gast');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Neu');
  await press('Speichern');
  await screen.findByRole('alertdialog', { name: 'Wofür gilt die Änderung?' });
  await userEvent.click(screen.getByRole('radio', { name: 'Dieser und alle folgenden' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Speichern' }),
  );
  await screen.findByRole('alertdialog', { name: 'Serie ändern?' });
  await press('1 Termin speichern');
  await expect.poll(async () => (await sent()).length).toBe(2);
  expect((await sent())[1]?.body).toMatchObject({
    scope: 'following',
    change: { guest: { lastname: 'Neu' } },
    skip: ['08.05.2026'],
  });
});
