import { eventType, type CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { nextDates } from '@stammtisch/domain/opening-hours/event-dates';
import type { Day } from '@stammtisch/domain/time/minute';
import type { Linked } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { AffectedReservations } from './affected-reservations.tsx';
import { bodyOf, type EventValues } from './event-values.ts';
import { useAffected } from './use-affected.ts';
import styles from './event-preview.module.css';

export interface EventPreviewProps {
  event: CalendarEvent;
  values: EventValues;
  today: Day;
  collection: Linked | undefined;
}

/** What will be, before it is saved: the next five days, and who has booked then. */
export function EventPreview({ event, values, today, collection }: EventPreviewProps) {
  const text = useText('settings');
  const formats = useFormats();
  const days = nextDates(event, today, 5);
  // The title does not matter to who is affected, and is typed the longest.
  const asked = days.length > 0 ? { ...bodyOf(values, event), title: '–', link: '' } : undefined;
  const affected = useAffected(collection, asked);
  const isClosed = ['OFFDAY', 'OFFTIME'].includes(eventType(event));
  return (
    <div className={styles.preview}>
      <section aria-label={text('events.next-dates')}>
        <h3 className={styles.heading}>{text('events.next-dates')}</h3>
        {days.length === 0 ? (
          <p className={styles.none}>{text('events.no-next-dates')}</p>
        ) : (
          <ol className={styles.days}>
            {days.map((day) => (
              <li key={day}>{`${formats.weekdayShort(day)} ${formats.date(day)}`}</li>
            ))}
          </ol>
        )}
      </section>
      {asked && <AffectedReservations affected={affected} isClosed={isClosed} />}
    </div>
  );
}
