import type { CalendarDay } from '@stammtisch/contracts/reservation/persons-per-day';
import type { DayStyle } from '@stammtisch/ui-kit';

export interface DayWords {
  persons: (count: number) => string;
  style: (style: Exclude<CalendarDay['style'], 'regular'>) => string;
}

/** Specification §2: each style by a pattern or a sign, and in words. */
export function lookOf(day: CalendarDay, words: DayWords): DayStyle {
  const { persons, style, titles } = day;
  const said = [
    ...(persons > 0 ? [words.persons(persons)] : []),
    ...(style === 'regular' ? [] : [words.style(style)]),
    ...titles,
  ];
  return {
    note: persons > 0 ? String(persons) : '',
    label: said.join(', '),
    ...(style === 'not-bookable' && { closed: 'fully' }),
    ...(style === 'partly-not-bookable' && { closed: 'partly' }),
    ...(style === 'event' && { hasEvent: true }),
    ...(style === 'restricted' && { isRestricted: true }),
  };
}
