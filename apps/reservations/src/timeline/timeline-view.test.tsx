import { settings } from '@stammtisch/contracts/settings/settings';
import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { useUndo } from '@stammtisch/ui-kit';
import type { Reservation } from '../book/reservation.ts';
import { useDayBook } from '../book/use-day-book.ts';
import { messages } from '../messages.ts';
import { toAxis } from './axis.ts';
import type { TimelineEvents } from './timeline-events.ts';
import { TimelineView } from './timeline-view.tsx';
import { useMove } from './use-move.tsx';
import { useStretch } from './use-stretch.ts';
import { tellBoard, vis } from './vis-stand-in.ts';

addMessages('reservations', messages);

vi.mock('vis-timeline/esnext', () => import('./vis-stand-in.ts'));

const party = aReservation();
const house = settings.parse({
  reservationSettings: {
    openingHours: [{ type: 'timespan', dayOfWeek: 5, start: '17:00', end: '22:00' }],
  },
});
const stube = aRoom({ tables: [aPlanTable('12'), aPlanTable('13')] });

function Evening({ events }: { events?: TimelineEvents }) {
  const day = parseDay('2026-05-01');
  if (day === undefined) throw new Error('no day');
  const book = useDayBook(day);
  const undo = useUndo();
  const mover = useMove(book, 15, undo);
  const stretch = useStretch(book, 15, undo);
  return (
    <>
      <TimelineView
        day={day}
        today={day}
        now={at('18:00')}
        reservations={[party]}
        rooms={[stube]}
        settings={house}
        openId={undefined}
        {...(events && { events })}
        onOpen={() => undefined}
        onNew={() => undefined}
        onMove={mover.move}
        onStretch={stretch}
        onDay={() => undefined}
        onAskDuration={() => undefined}
      />
      {mover.question}
    </>
  );
}

const itemId = `${party.id}@${aTable('12').id}`;

const links = { reservations: { href: '/api/1/reservations{?date}', templated: true } };

async function openEvening(events?: TimelineEvents, told: Reservation = party) {
  const reservations = [told];
  const server = createFakeHalServer({
    'GET /api/1/reservations': {
      body: { total: 1, page: 1, pageSize: 500, _links: {}, _embedded: { reservations } },
    },
  });
  renderRemote(<Evening {...(events && { events })} />, { server, links });
  await waitFor(() => expect(vis.heard.has('click')).toBe(true));
  await waitFor(() => expect(server.requests.length).toBe(1));
  return server;
}

afterEach(() => {
  cleanup();
  vis.heard.clear();
});

describe('the timeline tells its host', () => {
  const window = { start: toAxis(at('18:00')), end: toAxis(at('22:00')), byUser: true };
  const marker = { id: 'marker', time: toAxis(at('20:00')) };

  it.each(['rangechange', 'rangechanged'] as const)('%s: the hours in view', async (name) => {
    const hear = vi.fn();
    await openEvening({ [name]: hear });
    tellBoard(name, window);
    expect(hear).toHaveBeenCalledWith({ start: at('18:00'), end: at('22:00'), byUser: true });
  });

  it.each(['timechange', 'timechanged'] as const)('%s: where the marker is', async (name) => {
    const hear = vi.fn();
    await openEvening({ [name]: hear });
    tellBoard(name, marker);
    expect(hear).toHaveBeenCalledWith({ id: 'marker', time: at('20:00') });
  });

  it.each(['click', 'doubleClick', 'contextmenu'] as const)(
    '%s: which party, which table, which minute of the grid',
    async (name) => {
      const hear = vi.fn();
      await openEvening({ [name]: hear });
      const event = new Event('press');
      const time = toAxis(at('19:38'));
      tellBoard(name, { item: itemId, group: aTable('12').id, time, event });
      const place = { group: aTable('12').id, time: at('19:45'), event };
      expect(hear).toHaveBeenCalledWith({ ...place, reservation: party });
    },
  );

  it('onUpdate: which party was opened, and leaves it as it is', async () => {
    const hear = vi.fn();
    const answer = vi.fn();
    await openEvening({ onUpdate: hear });
    tellBoard('onUpdate', { id: itemId }, answer);
    expect(hear).toHaveBeenCalledWith(party);
    expect(answer).toHaveBeenCalledWith(null);
  });
});

describe('a party that is dragged to another time', () => {
  async function drag() {
    const server = await openEvening();
    const answer = vi.fn();
    const moved = { id: itemId, group: aTable('12').id, start: toAxis(at('20:00')) };
    tellBoard('onMove', moved, answer);
    const question = await screen.findByRole('alertdialog', {
      name: 'Datum oder Zeit ändern für Anna Huber (4 Pers.)',
    });
    return { server, answer, moved, question };
  }
  const sent = ({ requests }: Awaited<ReturnType<typeof drag>>['server']) =>
    requests.filter((request) => request.method === 'POST');

  it('is asked about with its old and its new time', async () => {
    const { question, answer } = await drag();
    expect(question.textContent).toContain(
      'Bisher 01.05.2026, 19:30 Uhr. Neu 01.05.2026, 20:00 Uhr.',
    );
    expect(answer).not.toHaveBeenCalled();
  });

  it.each(['the button', 'Escape'])(
    'goes back when the question is dismissed by %s',
    async (by) => {
      const { server, answer } = await drag();
      const user = userEvent.setup();
      if (by === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getByRole('button', { name: 'Nicht ändern' }));
      await waitFor(() => expect(answer).toHaveBeenCalledWith(null));
      expect(sent(server)).toEqual([]);
    },
  );

  it('stays where it was dropped when the house agrees', async () => {
    const { server, answer, moved } = await drag();
    const later = aReservation({ start: at('20:00'), version: 4 });
    server.on('POST /api/1/reservations/r1', { body: later });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ändern' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(moved));
    expect(sent(server)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('goes back when the server refuses', async () => {
    const { answer } = await drag();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ändern' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(null));
  });
});

it('a party that was taken off its table and is not yet drawn there can be put back to it', async () => {
  const moved = aReservation({ tables: [], version: 4 });
  const server = await openEvening(undefined, moved);
  server.on('POST /api/1/reservations/r1', { body: aReservation({ version: 5 }) });
  const answer = vi.fn();
  const bar = { id: itemId, group: aTable('12').id, start: toAxis(at('19:30')) };
  tellBoard('onMove', bar, answer);
  await waitFor(() => expect(answer).toHaveBeenCalledWith(bar));
  const sent = server.requests.find((request) => request.method === 'POST');
  expect(sent?.headers.get('if-match')).toBe('"4"');
});
