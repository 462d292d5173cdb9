import { useEffect, useRef } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { findHref } from '../../api/links.ts';
import type { Restaurant } from '../../api/restaurant.ts';
import { useText } from '../../app/language.tsx';
import { manageAddress } from '../../app/place.ts';
import { Ticket } from '../../booking/ticket.tsx';
import { bookingTexts } from '../../texts/booking-texts.ts';
import styles from './booked.module.css';

interface BookedProps {
  booking: BookingReply;
  restaurant: Restaurant;
  onBookAnother: () => void;
}

function wordsOf(state: BookingReply['state']) {
  if (state === 'confirmed') return ['thanksConfirmed', 'confirmedText'] as const;
  if (state === 'waiting') return ['thanksWaiting', 'waitingText'] as const;
  return ['thanksRequested', 'requestedText'] as const;
}

/** The end of a booking: it has arrived, and what comes next. */
export function Booked({ booking, restaurant, onBookAnother }: BookedProps) {
  const t = useText(bookingTexts);
  const [thanks, text] = wordsOf(booking.state);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const token = findHref(booking, 'self')?.split('/').at(-1);
  return (
    <section className={styles['screen']} data-part="booked">
      <h2 ref={title} tabIndex={-1}>
        {t(thanks)}
      </h2>
      <p>{t(text)}</p>
      <Ticket booking={booking} restaurant={restaurant} />
      <div className={styles['next']}>
        {token && <a href={manageAddress(token)}>{t('manage')}</a>}
        <button type="button" className="link" onClick={onBookAnother}>
          {t('bookAnother')}
        </button>
      </div>
    </section>
  );
}
