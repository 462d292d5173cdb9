import type { RatingReply } from '@stammtisch/contracts/rating/rating';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, RouteLink, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { Check, MessageSquarePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { RatingNote } from './rating-note.tsx';
import { Stars } from './stars.tsx';
import type { RatingPatch } from './use-patch-rating.ts';
import styles from './rating-item.module.css';

export interface RatingItemProps {
  rating: RatingReply;
  onPatch: (rating: RatingReply, patch: RatingPatch) => Promise<boolean>;
}

/** What one guest said, of which visit, and what the house made of it. */
export function RatingItem({ rating, onPatch }: RatingItemProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const [isWriting, setWriting] = useState(false);
  const { visit, handled, note } = rating;
  const said = formats.dateTime(minuteInZone(new Date(rating.ratedAt), timeZone));
  return (
    <article className={styles.item} data-handled={handled || undefined}>
      <header className={styles.head}>
        <Stars count={rating.stars} />
        <h3 className={styles.name}>{rating.guestName}</h3>
        <time className={styles.quiet} dateTime={rating.ratedAt}>
          {said}
        </time>
        {handled && (
          <span className={styles.done}>
            <Check aria-hidden /> {text('ratings.handled')}
          </span>
        )}
      </header>
      {rating.comment === '' ? (
        <p className={styles.quiet}>{text('ratings.no-comment')}</p>
      ) : (
        <blockquote className={styles.words}>{rating.comment}</blockquote>
      )}
      <RouteLink
        className={styles.visit}
        to="reservation.day"
        search={{
          date: parseWireDate(visit.serviceDay) ?? '',
          sheet: 'details',
          reservation: visit.reservationId,
        }}
      >
        {text('ratings.visit', { date: visit.date, time: visit.time })}
        {' · '}
        {formats.persons(visit.persons.from, visit.persons.to)}
      </RouteLink>
      {isWriting ? (
        <RatingNote
          note={note}
          onSave={(written) => onPatch(rating, { note: written })}
          onClose={() => setWriting(false)}
        />
      ) : (
        note !== '' && (
          <p className={styles.note}>
            <span className={styles.quiet}>{text('ratings.note')}: </span>
            {note}
          </p>
        )
      )}
      <div className={styles.actions}>
        {!isWriting && (
          <Button
            variant="quiet"
            icon={<MessageSquarePlus aria-hidden />}
            onPress={() => setWriting(true)}
          >
            {text(note === '' ? 'ratings.add-note' : 'ratings.edit-note')}
          </Button>
        )}
        <Button
          variant={handled ? 'quiet' : 'secondary'}
          icon={handled ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          onPress={() => void onPatch(rating, { handled: !handled })}
        >
          {text(handled ? 'ratings.reopen' : 'ratings.handle')}
        </Button>
      </div>
    </article>
  );
}
