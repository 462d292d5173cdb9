import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import { readVisits } from '@stammtisch/contracts/guest/read-visits';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { CalendarPlus, UserRound } from 'lucide-react';
import { nameOf } from '../guests/guest.ts';
import { VisitLink } from '../guests/visit-link.tsx';
import { TagChips } from '../tags/tag-chips.tsx';
import styles from './callers.module.css';

export interface CallerGuestProps {
  guest: GuestReply;
  onReserve: () => void;
  /** The guest's own page was opened. */
  onLeave: () => void;
}

/** What the house should know of a guest before the first word: visits, no-shows, wishes, what is booked. */
export function CallerGuest({ guest, onReserve, onLeave }: CallerGuestProps) {
  const { navigate } = useHost();
  const text = useText('reservations');
  const formats = useFormats();
  const history = useResource(findLink(guest, 'history'), { schema: readVisits.reply }).data
    ?.resource;
  const last = history?.lastVisit && parseWireDate(history.lastVisit);
  const name = nameOf(guest);
  return (
    <div className={styles.guest}>
      <h3 className={styles.name}>{[guest.anrede, name].filter(Boolean).join(' ')}</h3>
      <p className={styles.facts}>
        {guest.company !== '' && guest.company !== name && <span>{guest.company}</span>}
        {history && <span>{text('form.visits', { count: history.visits })}</span>}
        {last && <span>{text('callers.last', { date: formats.date(last) })}</span>}
        {guest.noShowCount > 0 && (
          <span className={styles.bad}>
            {text('guests.no-shows', { count: guest.noShowCount })}
          </span>
        )}
      </p>
      {guest.tags.length > 0 && (
        <p className={styles.tags}>
          <TagChips names={guest.tags} />
        </p>
      )}
      {guest.comment !== '' && <p className={styles.comment}>{guest.comment}</p>}
      {history?.nextReservation && (
        <section>
          <h4 className={styles.quiet}>{text('guests.next')}</h4>
          <VisitLink reservation={history.nextReservation} />
        </section>
      )}
      <p className={styles.actions}>
        <Button icon={<CalendarPlus aria-hidden />} onPress={onReserve}>
          {text('callers.reserve')}
        </Button>
        <Button
          icon={<UserRound aria-hidden />}
          onPress={() => {
            onLeave();
            navigate({ to: 'guest.details', params: { id: guest.id } });
          }}
        >
          {text('callers.open-guest')}
        </Button>
      </p>
    </div>
  );
}
