import type { Minute } from '@stammtisch/domain/time/minute';
import { hasLink } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, SideSheet, Skeleton, Tabs } from '@stammtisch/ui-kit';
import { ArrowLeftRight, Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AssignButton } from '../assignment/assign-button.tsx';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import { MailMenu } from '../guest-mails/mail-menu.tsx';
import { ReservationMenu, type ReservationActions } from '../reservation-list/reservation-menu.tsx';
import { PresenceLine } from '../presence/presence-line.tsx';
import { nextStatusOf } from '../status/next-status.ts';
import { ReservationOverview } from './reservation-overview.tsx';

// What is looked at seldom does not belong to what a first visit loads.
const ReservationHistory = lazy(async () => ({
  default: (await import('./reservation-history.tsx')).ReservationHistory,
}));
const ReservationMails = lazy(async () => ({
  default: (await import('../guest-mails/reservation-mails.tsx')).ReservationMails,
}));

export type DetailsTab = 'overview' | 'history' | 'mails';

export interface DetailsSheetProps {
  reservation: Reservation;
  now: Minute;
  firstTab: DetailsTab;
  actions: ReservationActions;
  onClose: () => void;
}

/** Everything about one reservation beside the day. */
export function DetailsSheet(props: DetailsSheetProps) {
  const { reservation, now, actions, onClose } = props;
  const text = useText('reservations');
  const [tab, setTab] = useState(props.firstTab);
  const next = nextStatusOf(reservation);
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={guestNameOf(reservation)}
      onClose={onClose}
      actions={
        <>
          {hasLink(reservation, 'move') && (
            <IconButton label={text('action.move')} onPress={() => actions.onMove(reservation)}>
              <ArrowLeftRight aria-hidden />
            </IconButton>
          )}
          <AssignButton reservation={reservation} />
          <MailMenu reservation={reservation} />
          <ReservationMenu reservation={reservation} actions={actions} />
        </>
      }
      footer={
        <>
          <Button icon={<Pencil aria-hidden />} onPress={() => actions.onEdit(reservation)}>
            {text('action.edit')}
          </Button>
          {next && (
            <Button variant="primary" onPress={() => actions.onStatus(reservation, next)}>
              {text(`action.${next}`)}
            </Button>
          )}
        </>
      }
    >
      <PresenceLine reservation={reservation} doing="reading" />
      <Tabs
        label={text('details.view')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: text('details.overview'),
            content: <ReservationOverview reservation={reservation} now={now} />,
          },
          {
            value: 'history',
            label: text('details.history'),
            content: inTime(<ReservationHistory reservation={reservation} />),
          },
          {
            value: 'mails',
            label: text('details.mails'),
            content: inTime(<ReservationMails reservation={reservation} />),
          },
        ]}
      />
    </SideSheet>
  );
}

function inTime(content: ReactNode): ReactNode {
  return <Suspense fallback={<Skeleton rows={3} shape="text" />}>{content}</Suspense>;
}
