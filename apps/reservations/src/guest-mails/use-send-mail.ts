import { sendMail } from '@stammtisch/contracts/reservation/send-mail';
import type { StaffMail } from '@stammtisch/domain/reservation/guest-mail';
import { useHost, useText } from '@stammtisch/remote-kit';
import type { Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

/** Sends a mail about a reservation; its history tells whether it arrived. */
export function useSendMail() {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  return async (reservation: Reservation, type: StaffMail) => {
    try {
      const { resource } = await client.call(reservation, sendMail, { body: { type } });
      const mail = text(`mail.${type}`);
      notices.success(text('mails.sent', { mail, address: resource.recipient }));
    } catch (error) {
      tellRefusal(error);
    }
    await refresh();
  };
}
