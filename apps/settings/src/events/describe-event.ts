import {
  eventType,
  isFullDay,
  isSeating,
  type CalendarEvent,
} from '@stammtisch/domain/opening-hours/event';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatTime } from '@stammtisch/domain/time/wire-time';
import { locales, useFormats, useLanguage, type Formats, type Language } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';

type Text = ReturnType<typeof useText<'settings'>>;

interface Words {
  text: Text;
  language: Language;
  formats: Formats;
}

/** How an event is said in one sentence: "Jeden Montag, 18–22 Uhr, 40 Gäste, online buchbar". */
export function useDescribeEvent(): (event: CalendarEvent, today: Day) => string {
  const words = { text: useText('settings'), language: useLanguage(), formats: useFormats() };
  return (event, today) => describeEvent(event, today, words);
}

export function describeEvent(event: CalendarEvent, today: Day, words: Words): string {
  const parts = [
    daysIn(event, words),
    boundsIn(event, today, words),
    timesIn(event, words),
    guestsIn(event, words),
    whoIn(event, words),
  ].filter((part) => part !== '');
  const sentence = parts.join(', ');
  return sentence.charAt(0).toLocaleUpperCase(locales[words.language]) + sentence.slice(1);
}

function daysIn(event: CalendarEvent, { text, language, formats }: Words): string {
  const { start, end, interval, eventDays } = event;
  const day = Number(start.slice(8));
  switch (interval) {
    case 'ONCE':
      return start === end
        ? text('events.on-day', { day: formats.longDate(start) })
        : text('events.from-to', { from: formats.date(start), to: formats.date(end) });
    case 'WEEKLY': {
      if (eventDays.length === 7) return text('events.every-day');
      const names = formats.weekdays();
      // 0 is Sunday; people begin the week on Monday.
      const chosen = eventDays.map((each) => (each + 6) % 7).toSorted();
      const days = new Intl.ListFormat(locales[language]).format(
        chosen.map((each) => names[each] ?? ''),
      );
      return text('events.every-week', { days });
    }
    case 'MONTHLY':
      return text(day > 28 ? 'events.every-month-late' : 'events.every-month', { day });
    case 'ANNUALLY': {
      const date = { day, month: formats.monthName(start) };
      const isLeapDay = start.slice(5) === '02-29';
      return text(isLeapDay ? 'events.every-leap-year' : 'events.every-year', date);
    }
  }
}

/** From when, where that is still to come, and until when, where it ends. */
function boundsIn(event: CalendarEvent, today: Day, { text, formats: { date } }: Words): string {
  if (event.interval === 'ONCE') return '';
  const from = event.start > today ? text('events.since', { day: date(event.start) }) : '';
  const until = event.limitedTime ? text('events.until', { day: date(event.end) }) : '';
  return [from, until].filter((part) => part !== '').join(' ');
}

function timesIn(event: CalendarEvent, { text }: Words): string {
  if (isFullDay(event)) return text('events.all-day');
  const from = formatTime(event.startTime);
  if (isSeating(event)) return text('events.at-time', { time: from });
  const isWhole = event.startTime % 60 === 0 && event.endTime % 60 === 0;
  if (isWhole) {
    const hours = { from: event.startTime / 60, to: event.endTime / 60 };
    return text('events.between-hours', hours);
  }
  return text('events.between', { from, to: formatTime(event.endTime) });
}

function guestsIn({ guestLimit }: CalendarEvent, { text }: Words): string {
  return guestLimit > 0 ? text('events.guests', { count: guestLimit }) : '';
}

function whoIn(event: CalendarEvent, { text }: Words): string {
  const type = eventType(event);
  if (type === 'OFFDAY' || type === 'OFFTIME') return text('events.closed');
  if (event.guestLimit === 0) return text('events.no-guests');
  if (type === 'RESTRICTED_RESERVATIONS' || (event.bookable && !event.onlineBookable)) {
    return text('events.by-staff');
  }
  if (!event.bookable) return text('events.information');
  return text('events.online');
}
