import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Letter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailContent } from './mail-content.ts';

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/**
 * The reservation as a calendar entry (RFC 5545, RFC 5546). One entry per reservation: its UID
 * stays, and a later version replaces or removes it.
 */
export function writeCalendarFile(
  letter: Letter,
  content: MailContent,
  about: {
    letterhead: Letterhead;
    recipient: { name: string; address: string };
    /** The sender's address; its domain makes the UID unique in the world. */
    from: string;
    manage: string;
  },
): CalendarFile {
  const { letterhead, recipient, from } = about;
  const isCancelled = letter.type === 'cancellation';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = new ICalCalendar({
    method,
    prodId: { company: 'Stammtisch', product: 'Reservations', language: 'EN' },
  });
  calendar.createEvent({
    id: `${content.reservationId}@${from.split('@')[1]}`,
    sequence: content.version,
    start: new Date(content.startsAt),
    end: new Date(content.endsAt),
    summary: letter.calendarTitle,
    description: describe(letter, letterhead, isCancelled ? undefined : about.manage),
    location: [letterhead.name, letterhead.address].filter((part) => part !== '').join(', '),
    organizer: { name: letterhead.name, email: letterhead.email || from },
    attendees: [
      { name: recipient.name || recipient.address, email: recipient.address, rsvp: false },
    ],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(!isCancelled && { url: about.manage }),
  });
  return { method, content: calendar.toString() };
}

/** Instants are in UTC; the text says the restaurant's own clock and zone. */
function describe(letter: Letter, letterhead: Letterhead, manage: string | undefined): string {
  return [
    `${letter.date}, ${letter.time} (${letterhead.timeZone})`,
    letter.persons,
    ...(letterhead.phone ? [letterhead.phone] : []),
    ...(manage && letter.action ? [`${letter.action.label}: ${manage}`] : []),
  ].join('\n');
}
