import type { EventReply } from '@stammtisch/contracts/event/event';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { IconButton } from '@stammtisch/ui-kit';
import { CalendarSync, Trash2 } from 'lucide-react';
import { useDescribeEvent } from './describe-event.ts';
import { EventTypeBadge } from './event-type-badge.tsx';
import { calendarEventOf } from './event-values.ts';
import styles from './event-list.module.css';

export interface EventRowProps {
  event: EventReply;
  today: Day;
  isOpen: boolean;
  onOpen: (event: EventReply) => void;
  onDelete: (event: EventReply) => void;
}

/** One entry: what it is, its sentence, and when it is next. The title opens it. */
export function EventRow({ event, today, isOpen, onOpen, onDelete }: EventRowProps) {
  const text = useText('settings');
  const common = useText('common');
  const formats = useFormats();
  const describe = useDescribeEvent();
  const rules = calendarEventOf(event);
  const next = event.nextDates.map(parseWireDate).find((day) => day !== undefined);
  const repeats = event.interval !== 'ONCE';
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.type}>
        <EventTypeBadge event={rules} />
      </div>
      <div className={styles.words}>
        <button type="button" className={styles.title} onClick={() => onOpen(event)}>
          {event.title}
        </button>
        <p className={styles.sentence}>{describe(rules, today)}</p>
        {event.iCalEvent && (
          <p className={styles.source} data-vanished={event.vanished || undefined}>
            <CalendarSync aria-hidden />
            {text(event.vanished ? 'events.vanished' : 'events.imported')}
          </p>
        )}
      </div>
      {repeats && next && (
        <span className={styles.next}>
          {text('events.next', { day: formats.mediumDate(next) })}
        </span>
      )}
      <IconButton
        label={`${common('delete')}: ${event.title}`}
        className={styles.remove}
        onPress={() => onDelete(event)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
