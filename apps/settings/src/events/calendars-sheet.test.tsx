import type { ImportReport } from '@stammtisch/contracts/event/event-calendar';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { CalendarsSheet } from './calendars-sheet.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const path = '/api/1/events/calendars';

const report: ImportReport = {
  calendar: {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Feste',
    url: 'https://feste.example/a.ics',
    treatAs: 'CLOSED',
    readAt: '2026-11-22T03:00:00Z',
    problem: null,
    unread: [],
    eventCount: 2,
    vanished: [],
    _links: {},
  },
  created: 2,
  changed: 0,
  unchanged: 0,
  keptAway: 0,
  _links: {},
};

test('the form is free again as soon as a calendar is read, and keeps what is typed next', async () => {
  let readings = 0;
  const server = createFakeHalServer({
    [`GET ${path}`]: () => {
      readings += 1;
      const known = {
        body: {
          total: 0,
          page: 1,
          pageSize: 50,
          _links: { self: { href: path } },
          _embedded: { calendars: [] },
        },
      };
      // Once a calendar is there, the list takes its time.
      return readings === 1 ? known : Promise.withResolvers<typeof known>().promise;
    },
    [`POST ${path}`]: { status: 201, body: report },
  });
  const { notices } = renderRemote(
    <CalendarsSheet
      collection={{ _links: { calendars: { href: path } } }}
      onDelete={() => Promise.resolve(true)}
      onClose={() => undefined}
    />,
    { server },
  );
  const user = userEvent.setup();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Name des Kalenders/ });
  await screen.findByText('Noch ist kein Kalender eingelesen.');
  await user.type(
    screen.getByRole('textbox', { name: /Adresse des Kalenders/ }),
    report.calendar.url,
  );
  await user.type(name, 'Feste');
  await user.click(screen.getByRole('button', { name: 'Einlesen' }));
  await expect.poll(() => notices).toHaveLength(1);
  await expect.poll(() => name.value).toBe('');
  await user.type(name, 'Ferien');
  expect(name.value).toBe('Ferien');
});
