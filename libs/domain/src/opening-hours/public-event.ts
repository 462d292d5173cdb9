import { eventType, type CalendarEvent } from './event.ts';

/**
 * Whether guests may see an event and book it. Specification §6: events marked internalOnly are
 * hidden from the online form unless also eventOnly.
 */
export function isOfferedOnline(event: CalendarEvent): boolean {
  const { bookable, onlineBookable, internalOnly, eventOnly } = event;
  const isShown = !internalOnly || eventOnly;
  return eventType(event) === 'EVENT' && bookable && onlineBookable && isShown;
}
