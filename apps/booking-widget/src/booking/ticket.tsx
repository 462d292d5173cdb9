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

const icons = { requested: '…', confirmed: '✓', cancelled: '×', past: '–', declined: '×' };

/** A booking as its guest sees it: when, how many, on which name, and how it stands. */
export function Ticket({ booking, restaurant, children }: TicketProps) {
  const { state, date, time, persons, guestName } = booking;
  const t = useText(bookingTexts);
  const { formats } = useLanguage();
  const isComing = state === 'requested' || state === 'confirmed';
  return (
    <article className={styles['ticket']} data-state={state} data-part="ticket">
      <p className={styles['state']}>
        <span aria-hidden="true">{icons[state]}</span>
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
