import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { eventType } from '@stammtisch/domain/opening-hours/event';
import { useText } from '@stammtisch/remote-kit';
import { CalendarX, Clock, Info, LockKeyhole, Star } from 'lucide-react';
import styles from './event-type-badge.module.css';

/** The derived types (specification §4), and what closes nothing and cannot be booked. */
function lookOf(event: CalendarEvent) {
  const type = eventType(event);
  return type === 'EVENT' && !event.bookable ? 'INFORMATION' : type;
}

const icons = {
  OFFDAY: CalendarX,
  OFFTIME: Clock,
  RESTRICTED_RESERVATIONS: LockKeyhole,
  EVENT: Star,
  INFORMATION: Info,
};

/** What an event is: an icon and a word in its colour. */
export function EventTypeBadge({ event }: { event: CalendarEvent }) {
  const text = useText('settings');
  const look = lookOf(event);
  const Icon = icons[look];
  return (
    <span className={styles.badge} data-type={look}>
      <Icon aria-hidden />
      <span>{text(`events.type-${look}`)}</span>
    </span>
  );
}
