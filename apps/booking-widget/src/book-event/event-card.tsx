import { useState } from 'react';
import type { PublicEvent } from '@stammtisch/contracts/public/list-events';
import { useLanguage, useText } from '../app/language.tsx';
import { webLink } from '../app/web-link.ts';
import { eventHash } from '../app/route.ts';
import { eventTexts } from '../texts/event-texts.ts';
import styles from './book-event.module.css';

/** Dates that are shown before "more". */
const shownFirst = 4;

/** An event with its next dates: each leads to a place there. */
export function EventCard({ identifier, event }: { identifier: string; event: PublicEvent }) {
  const { id, title, description, dates } = event;
  const t = useText(eventTexts);
  const { formats } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const link = webLink(event.link);
  const shown = isOpen ? dates : dates.slice(0, shownFirst);
  return (
    <article className={styles['card']} aria-labelledby={`event-${id}`} data-part="event">
      <div>
        <h3 id={`event-${id}`}>{title}</h3>
        <p className={styles['when']}>{whenOf(event, t)}</p>
      </div>
      {description && <p className={styles['description']}>{description}</p>}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('readMore')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      )}
      <ul className={styles['dates']} aria-label={t('dates')}>
        {shown.map((date) => (
          <li key={date}>
            <a className={styles['date']} href={eventHash(identifier, id, date)}>
              {formats.mediumDate(date)}
            </a>
          </li>
        ))}
        {shown.length < dates.length && (
          <li>
            <button type="button" className={styles['more']} onClick={() => setIsOpen(true)}>
              {t('moreDates', { count: dates.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
    </article>
  );
}

type Say = (key: 'allDay' | 'at' | 'from' | 'span', values?: Record<string, string>) => string;

function whenOf({ isFullDay, isSeating, startTime, endTime }: PublicEvent, t: Say): string {
  if (isFullDay) return t('allDay');
  if (isSeating) return t('at', { time: startTime });
  if (endTime === '23:59') return t('from', { time: startTime });
  return t('span', { from: startTime, to: endTime });
}
