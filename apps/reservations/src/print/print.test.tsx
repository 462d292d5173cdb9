import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { DayPaper } from './day-paper.tsx';
import { sortForPaper } from './print-order.ts';

addMessages('reservations', messages);
afterEach(cleanup);

const guest = aReservation().guest;
const book = [
  aReservation({ id: 'late', start: at('20:00'), tables: [aTable('10')] }),
  aReservation({
    id: 'early',
    start: at('18:00'),
    tables: [aTable('9')],
    guest: { ...guest, lastname: 'Zimmer' },
    comment: 'Nussallergie',
    onlineComment: 'Fensterplatz',
    tags: ['Stammgast'],
  }),
  aReservation({ id: 'nowhere', start: at('17:00'), tables: [] }),
  aReservation({ id: 'cancelled', status: 'CANCELLED' }),
];

describe('the day on paper', () => {
  it.each([
    ['time', ['nowhere', 'early', 'late']],
    ['table', ['early', 'late', 'nowhere']],
    ['name', ['nowhere', 'late', 'early']],
  ] as const)('stands in order of %s, without who does not come', (order, ids) => {
    expect(sortForPaper(book, order).map(({ id }) => id)).toEqual(ids);
  });

  it('says who, where, and what the kitchen has to know', () => {
    renderRemote(<DayPaper day={parseDay('2026-05-01')!} reservations={book} order="time" />, {
      server: createFakeHalServer(),
    });
    expect(screen.getByRole('heading').textContent).toBe('Reservierungen am Freitag, 1. Mai 2026');
    const row = screen.getByText('18:00').closest('tr');
    if (!row) throw new Error('no row');
    expect(within(row).getByText('Nussallergie', { exact: false }).textContent).toBe(
      'Allergie: Nussallergie',
    );
    expect(row.textContent).toContain('Stammgast');
    expect(within(row).getByText('Fensterplatz').textContent).toBe('Fensterplatz');
  });
});
