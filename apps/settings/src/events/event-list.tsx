import type { EventReply } from '@stammtisch/contracts/event/event';
import type { Day } from '@stammtisch/domain/time/minute';
import { useId } from 'react';
import { EventRow } from './event-row.tsx';
import styles from './event-list.module.css';

export interface EventListProps {
  /** Left out where there is only one list. */
  title?: string;
  label: string;
  events: readonly EventReply[];
  today: Day;
  openId: string | undefined;
  onOpen: (event: EventReply) => void;
  onDelete: (event: EventReply) => void;
}

/** Entries below each other; nothing where there are none. */
export function EventList({ title, label, events, openId, ...row }: EventListProps) {
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <section
      aria-label={title === undefined ? label : undefined}
      aria-labelledby={title && heading}
    >
      {title !== undefined && (
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
      )}
      <ul className={styles.list}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} isOpen={event.id === openId} {...row} />
        ))}
      </ul>
    </section>
  );
}
