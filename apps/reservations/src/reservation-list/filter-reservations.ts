import { isFinished, type Status } from '@stammtisch/domain/reservation/status';
import { guestNameOf, tableNamesOf, type Reservation } from '../book/reservation.ts';

export type StatusFilter = 'active' | 'all' | 'open' | 'seated' | 'finished';

export const statusFilters: readonly StatusFilter[] = [
  'active',
  'open',
  'seated',
  'finished',
  'all',
];

export interface ListFilter {
  status: StatusFilter;
  /** Part of a name, phone, mail address, table, tag or comment; without regard to accents. */
  text: string;
}

export function filterReservations(
  reservations: readonly Reservation[],
  filter: ListFilter,
): Reservation[] {
  const wanted = fold(filter.text);
  return reservations.filter(
    (reservation) => hasStatus(reservation.status, filter.status) && mentions(reservation, wanted),
  );
}

function hasStatus(status: Status, filter: StatusFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    // specification §4: lists leave out cancelled, cancelled by guest, no-show and closed
    case 'active':
      return !isFinished(status);
    case 'open':
      return status === 'OPEN' || status === 'QUEUED';
    case 'seated':
      return status === 'SEATED';
    case 'finished':
      return isFinished(status);
  }
}

function mentions(reservation: Reservation, wanted: string): boolean {
  if (wanted === '') return true;
  const { guest, tags, comment, onlineComment, internalComment } = reservation;
  const said = [
    guestNameOf(reservation),
    guest.company,
    guest.phone.replaceAll(' ', ''),
    guest.email,
    tableNamesOf(reservation),
    ...tags,
    comment,
    onlineComment,
    internalComment,
  ];
  return said.some((each) => fold(each).includes(wanted));
}

function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
