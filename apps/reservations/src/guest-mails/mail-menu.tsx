import { hasLink } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, Menu } from '@stammtisch/ui-kit';
import { Mail } from 'lucide-react';
import type { Reservation } from '../book/reservation.ts';
import { useSendMail } from './use-send-mail.ts';

/** The mails that fit the reservation as it stands now; none, no menu. */
export function MailMenu({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const send = useSendMail();
  if (!hasLink(reservation, 'mails')) return null;
  return (
    <Menu
      label={text('mails.send')}
      entries={reservation.possibleMails.map((type) => ({
        id: type,
        label: text(`mails.send_${type}`),
        description: reservation.guest.email,
        onAction: () => void send(reservation, type),
      }))}
      trigger={
        <IconButton label={text('mails.send')}>
          <Mail aria-hidden />
        </IconButton>
      }
    />
  );
}
