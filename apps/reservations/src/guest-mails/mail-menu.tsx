import { staffMails } from '@stammtisch/domain/reservation/guest-mail';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, Menu } from '@stammtisch/ui-kit';
import { Mail } from 'lucide-react';
import type { Reservation } from '../book/reservation.ts';
import { useSendMail } from './use-send-mail.ts';

/** Every mail that staff may send, and why one cannot go out now. */
export function MailMenu({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const send = useSendMail();
  return (
    <Menu
      label={text('mails.send')}
      entries={staffMails.map((type) => {
        const obstacle = reservation.mailObstacles[type];
        return {
          id: type,
          label: text(`mails.send_${type}`),
          description: obstacle ? text(`mails.obstacle.${obstacle}`) : reservation.guest.email,
          isDisabled: obstacle !== undefined,
          onAction: () => void send(reservation, type),
        };
      })}
      trigger={
        <IconButton label={text('mails.send')}>
          <Mail aria-hidden />
        </IconButton>
      }
    />
  );
}
