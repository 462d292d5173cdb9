import type { Status } from '@stammtisch/domain/reservation/status';
import { hasLink } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, Menu, statusLooks, type MenuEntry } from '@stammtisch/ui-kit';
import { ArrowLeftRight, Clock, EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react';
import { guestNameOf, type Reservation } from '../book/reservation.ts';

/** Everything that can be done with a reservation, from the list, the timeline and the details. */
export interface ReservationActions {
  onOpen: (reservation: Reservation) => void;
  onEdit: (reservation: Reservation) => void;
  onMove: (reservation: Reservation) => void;
  /** Asks for another duration. */
  onStretch: (reservation: Reservation) => void;
  onHistory: (reservation: Reservation) => void;
  onDelete: (reservation: Reservation) => void;
  onStatus: (reservation: Reservation, to: Status) => void;
}

export interface ReservationMenuProps {
  reservation: Reservation;
  actions: ReservationActions;
}

const backwards: readonly Status[] = ['CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW'];

/** All next statuses that the server allows, then edit, move, history, delete. */
export function ReservationMenu({ reservation, actions }: ReservationMenuProps) {
  const text = useText('reservations');
  const statusEntries = reservation.nextStatuses.map((status): MenuEntry => {
    const { icon: Icon } = statusLooks[status];
    const isRefusal = reservation.status === 'OPEN' && status === 'CANCELLED';
    return {
      id: status,
      label: text(isRefusal ? 'action.refuse' : `action.${status}`),
      icon: <Icon aria-hidden />,
      onAction: () => actions.onStatus(reservation, status),
      ...(backwards.includes(status) && { tone: 'danger' }),
    };
  });
  const entries: MenuEntry[] = [
    ...statusEntries,
    {
      id: 'edit',
      label: text('action.edit'),
      icon: <Pencil aria-hidden />,
      startsGroup: statusEntries.length > 0,
      onAction: () => actions.onEdit(reservation),
    },
  ];
  if (hasLink(reservation, 'move')) {
    entries.push({
      id: 'move',
      label: text('action.move'),
      icon: <ArrowLeftRight aria-hidden />,
      onAction: () => actions.onMove(reservation),
    });
    entries.push({
      id: 'stretch',
      label: text('stretch.title'),
      icon: <Clock aria-hidden />,
      onAction: () => actions.onStretch(reservation),
    });
  }
  entries.push({
    id: 'history',
    label: text('action.history'),
    icon: <History aria-hidden />,
    onAction: () => actions.onHistory(reservation),
  });
  if (hasLink(reservation, 'delete')) {
    entries.push({
      id: 'delete',
      label: text('action.delete'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      startsGroup: true,
      onAction: () => actions.onDelete(reservation),
    });
  }
  const label = text('list.actions', { name: guestNameOf(reservation) });
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={
        <IconButton label={label} hasTooltip={false}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    />
  );
}
