import type { UnreadEntry } from '@stammtisch/contracts/event/event-calendar';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';

/** What a calendar says of an event; what may be booked then is the house's own business. */
export interface CalendarEntry extends Pick<
  CalendarEvent,
  'title' | 'start' | 'end' | 'interval' | 'eventDays' | 'limitedTime' | 'startTime' | 'endTime'
> {
  /** The UID, with the day behind it where a repetition became single events. */
  refId: string;
  description: string;
  link: string;
}

export interface ReadCalendar {
  entries: CalendarEntry[];
  unread: UnreadEntry[];
}

export interface ReadQuestion {
  text: string;
  /** The restaurant's own zone. */
  zone: string;
  /** Nothing that ended before it is read. YYYY-MM-DD. */
  today: string;
}
