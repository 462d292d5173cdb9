import {
  obstacleTo,
  type MailObstacle,
  type StaffMail,
} from '@stammtisch/domain/reservation/guest-mail';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { storeInvitation } from '../../ratings/store-invitation.ts';
import { announce } from '../announce.ts';
import type { BookingLinks } from '../booking-link.ts';
import type { Desk } from '../desk.ts';
import { record } from '../history.ts';
import { mailSubjectOf } from '../reservation-resource.ts';
import { touchReservation } from '../touch-reservation.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { tellGuest } from '../tell-guest.ts';

/** Staff send a mail by hand. Two taps within a minute are one mail. */
export async function sendMail(
  desk: Desk,
  row: ReservationRow,
  type: StaffMail,
  links: BookingLinks,
): Promise<Refusal | undefined> {
  const reason = obstacleTo(type, mailSubjectOf(row), desk.now);
  if (reason)
    return refuse('mail-not-possible', { detail: sentences[reason], extension: { reason } });
  if (type === 'rating') await desk.tx.run(storeInvitation(desk.restaurant, row, links));
  const isNew = await tellGuest(desk, row, type, 0, `by hand ${desk.now}`);
  if (!isNew) return undefined;
  const key = { restaurant: desk.restaurant, id: row.id };
  await desk.tx.run(record(key, { what: 'mail-asked', by: desk.by, to: type }));
  await desk.tx.run(touchReservation(key));
  await announce(desk, 'reservation.changed', row);
  return undefined;
}

const sentences: Record<MailObstacle, string> = {
  'no-address': 'The guest has no e-mail address. Add one first.',
  status: 'This mail does not fit the reservation as it stands now. Change its status first.',
  past: 'The time of the reservation has come. There is nothing to announce any more.',
  'no-consent': 'The guest has not agreed to be written to after the visit.',
  'already-asked': 'The guest was asked for a rating already.',
};
