/** What a guest's calendar needs to know. */
export interface CalendarEntry {
  uid: string;
  title: string;
  place: string;
  description: string;
  /** Wall-clock date and time in the restaurant's zone: YYYY-MM-DD and HH:mm. */
  date: string;
  time: string;
  timeZone: string;
  /** Whether the restaurant has confirmed it. */
  isConfirmed: boolean;
}

/** Specification §9: how long a visit lasts where nobody says otherwise. */
const visitMinutes = 120;

/** An iCalendar file (RFC 5545) with one event; its times are in UTC, so it needs no zone table. */
export function writeCalendarFile(entry: CalendarEntry, now: Date): string {
  const start = instantOf(`${entry.date}T${entry.time}`, entry.timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stammtisch//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + visitMinutes * 60_000)}`,
    `SUMMARY:${escape(entry.title)}`,
    `LOCATION:${escape(entry.place)}`,
    `DESCRIPTION:${escape(entry.description)}`,
    `STATUS:${entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** RFC 5545 §3.3.11 */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** RFC 5545 §3.1: at most 75 octets a line, never cutting a character in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * The instant of a wall-clock minute, in milliseconds. The server has refused minutes that the
 * clocks skip; of a repeated hour the earlier instant is meant, as on the server.
 */
function instantOf(wallClock: string, timeZone: string): number {
  const wanted = Date.parse(`${wallClock}Z`);
  const day = 86_400_000;
  const offsets = [wanted - day, wanted + day].map((near) => offsetAt(near, timeZone));
  const candidates = offsets.map((offset) => wanted - offset);
  const real = candidates.filter((each) => each + offsetAt(each, timeZone) === wanted);
  return Math.min(...(real.length > 0 ? real : candidates));
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000;
}
