import { arriveInQueue } from '@stammtisch/contracts/waiting-list/arrive-in-queue';
import type { Status } from '@stammtisch/domain/reservation/status';
import { hasLink } from '@stammtisch/hal-client';
import { useCall, useHost, useText } from '@stammtisch/remote-kit';
import { IconButton, Menu, type MenuEntry } from '@stammtisch/ui-kit';
import { Armchair, Ban, DoorOpen, EllipsisVertical, MapPinCheck, Pencil } from 'lucide-react';
import { guestNameOf, ifMatchOf } from '../book/reservation.ts';
import type { WaitingParty } from './use-waiting-list.ts';

export interface PartyMenuProps {
  party: WaitingParty;
  onChooseTable: () => void;
  onStatus: (party: WaitingParty, to: Status) => void;
}

/** Everything but the one tap that comes next: it is here, another table, it left. */
export function PartyMenu({ party, onChooseTable, onStatus }: PartyMenuProps) {
  const text = useText('reservations');
  const { navigate } = useHost();
  const arrive = useCall(arriveInQueue);
  const label = text('list.actions', { name: guestNameOf(party) });
  const entries: MenuEntry[] = [];
  if (hasLink(party, 'arrive')) {
    entries.push({
      id: 'arrive',
      label: text('waiting-list.arrive'),
      icon: <MapPinCheck aria-hidden />,
      onAction: () => arrive.mutate({ on: party, options: { ifMatch: ifMatchOf(party) } }),
    });
  }
  entries.push(
    {
      id: 'table',
      label: text('waiting-list.other-table'),
      icon: <Armchair aria-hidden />,
      onAction: onChooseTable,
    },
    {
      id: 'edit',
      label: text('action.edit'),
      icon: <Pencil aria-hidden />,
      onAction: () => navigate({ to: 'reservation.new', params: { id: party.id } }),
    },
    {
      id: 'left',
      label: text('waiting-list.left'),
      icon: <DoorOpen aria-hidden />,
      startsGroup: true,
      onAction: () => onStatus(party, 'CANCELLED_BY_GUEST'),
    },
    {
      id: 'remove',
      label: text('waiting-list.remove'),
      icon: <Ban aria-hidden />,
      tone: 'danger',
      onAction: () => onStatus(party, 'CANCELLED'),
    },
  );
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
