import type { BookingRefusal, EventMention } from '@stammtisch/domain/availability/booking-refusal';
import type { Formats } from './formats.ts';
import { useFormats } from './use-formats.ts';
import { useText } from './use-text.ts';

/** Says in one sentence which rule keeps a party from a time. */
export function useRuleWords(): (refusal: BookingRefusal) => string {
  const text = useText('common');
  const formats = useFormats();
  return (refusal) => text(`rule.${refusal.rule}`, wordsOf(refusal, formats));
}

function wordsOf(refusal: BookingRefusal, formats: Formats): Record<string, string | number> {
  switch (refusal.rule) {
    case 'party-too-small':
      return { persons: formats.persons(refusal.minPersons) };
    case 'party-too-large':
      return { persons: formats.persons(refusal.maxPersons) };
    case 'too-far-ahead':
      return { from: formats.date(refusal.bookableFrom) };
    case 'lead-days':
      return { from: formats.date(refusal.firstDay) };
    case 'lead-time':
      return { duration: formats.duration(refusal.minutes) };
    case 'off-step':
      return { duration: formats.duration(refusal.interval) };
    case 'event-lock':
      return { ...named(refusal.event, formats), duration: formats.duration(refusal.hours * 60) };
    case 'event-lead-time':
      return { ...named(refusal.event, formats), duration: formats.duration(refusal.minutes) };
    case 'blocked':
      return { hours: hoursOf(refusal, formats) };
    case 'guest-limit':
      return { ...reached(refusal), hours: hoursOf(refusal, formats) };
    case 'event-limit':
      return { ...reached(refusal), ...named(refusal.event, formats) };
    case 'pacing':
    case 'online-pacing':
      return {
        ...reached(refusal),
        time: formats.time(refusal.from),
        duration: formats.duration(refusal.interval),
      };
    case 'off-day':
    case 'off-time':
    case 'restricted':
    case 'event-only':
      return named(refusal.event, formats);
    case 'not-online':
    case 'past':
    case 'skipped-hour':
    case 'closed':
    case 'no-table':
      return {};
  }
}

function hoursOf({ from, to }: { from: string; to: string }, formats: Formats): string {
  return from === to ? formats.time(from) : `${formats.time(from)}–${formats.time(to)}`;
}

function named(event: EventMention, formats: Formats) {
  return { event: event.title, hours: hoursOf(event, formats) };
}

function reached({ limit, guests }: { limit: number; guests: number }) {
  return { limit, guests };
}
