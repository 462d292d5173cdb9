import type { ReactNode } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import type { Restaurant } from '../api/restaurant.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { directionsTo } from '../app/outward-links.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import styles from './ticket.module.css';

interface TicketProps {
  booking: BookingReply;
  restaurant: Restaurant;
  children?: ReactNode;
}

// Paths on a grid of 16.
const icons = {
  requested: 'M8 4v4l3 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0',
  waiting:
    'M4 2.5h8M4 13.5h8M5 2.5C5 5 7 6.5 8 8c-1 1.5-3 3-3 5.5M11 2.5C11 5 9 6.500 8 8c1 1.5 3 3 3 5.5',
  confirmed: 'M3 8.5 6.5 12 13 4.5',
  cancelled: 'M4 4l8 8M12 4l-8 8',
  past: 'M3 8h10',
  declined: 'M4 4l8 8M12 4l-8 8',
};

/** A booking as its guest sees it: when, how many, on which name, and how it stands. */
export function Ticket({ booking, restaurant, children }: TicketProps) {
  const { state, date, time, persons, guestName } = booking;
  const t = useText(bookingTexts);
  const { formats } = useLanguage();
  const isComing = state === 'requested' || state === 'confirmed';
  return (
    <article className={styles['ticket']} data-state={state} data-part="ticket">
      <p className={styles['state']}>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d={icons[state]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {t(`state_${state}`)}
      </p>
      <p className={styles['when']}>
        <b>{t('at', { time })}</b>
        <span>{formats.longDate(date)}</span>
      </p>
      <p className={styles['who']}>
        {formats.persons(persons)} · {t('onName')} <bdi>{guestName}</bdi>
      </p>
      {isComing && (
        <div className={styles['actions']}>
          <CalendarButton booking={booking} restaurant={restaurant} />
          {restaurant.address && (
            <a className="button" href={directionsTo(restaurant)} target="_blank" rel="noreferrer">
              {t('directions')}
              <span className="visually-hidden"> {t('newTab')}</span>
            </a>
          )}
        </div>
      )}
      {children}
    </article>
  );
}
