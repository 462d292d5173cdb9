import { addDays, dayOf, parseDay, weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import { daysOfMonth, firstOfMonth } from '@stammtisch/domain/time/month';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { useFormats } from '@stammtisch/i18n';
import { useNow, useSearchParams } from '@stammtisch/remote-kit';
import { useIsNarrow } from '@stammtisch/ui-kit';

export const viewKinds = ['day', 'week', 'month'] as const;
export type ViewKind = (typeof viewKinds)[number];

export interface RosterView extends PlanDays {
  kind: ViewKind;
  /** The one that the address names; the week and the month are those around it. */
  day: Day;
  today: Day;
  title: string;
  goBy: (steps: number) => void;
  goTo: (day: Day) => void;
  changeKind: (kind: ViewKind, day?: Day) => void;
}

/** Monday to Sunday (specification §9). */
export function weekAround(day: Day): PlanDays {
  const first = addDays(day, 1 - weekdayOf(day));
  return { first, last: addDays(first, 6) };
}

/** Which days are shown, as the address says it: the week of today, on a phone today alone. */
export function useView(): RosterView {
  const [search, setSearch] = useSearchParams();
  const formats = useFormats();
  const isNarrow = useIsNarrow();
  const today = dayOf(useNow());
  const asked = search.get('view');
  const kind = viewKinds.find((each) => each === asked) ?? (isNarrow ? 'day' : 'week');
  const day = parseDay(search.get('date') ?? '') ?? today;
  const days = daysShown(kind, day);
  const show = (next: ViewKind, to: Day) => setSearch({ date: to, view: next });

  return {
    ...days,
    kind,
    day,
    today,
    title: titleOf(),
    goBy: (steps) => show(kind, later(kind, day, steps)),
    goTo: (to) => show(kind, to),
    changeKind: (next, to = day) => show(next, to),
  };

  function titleOf(): string {
    if (kind === 'day') {
      // A phone has one line for it; another year has to be said.
      return day.slice(0, 4) === today.slice(0, 4)
        ? formats.mediumDate(day)
        : formats.longDate(day);
    }
    if (kind === 'month') return formats.monthYear(day);
    return `${formats.dayMonth(days.first)} – ${formats.date(days.last)}`;
  }
}

function daysShown(kind: ViewKind, day: Day): PlanDays {
  if (kind === 'day') return { first: day, last: day };
  if (kind === 'week') return weekAround(day);
  const days = daysOfMonth(day);
  return { first: days[0] ?? day, last: days.at(-1) ?? day };
}

function later(kind: ViewKind, day: Day, steps: number): Day {
  if (kind === 'day') return addDays(day, steps);
  if (kind === 'week') return addDays(day, steps * 7);
  const first = firstOfMonth(day);
  // From the first, five weeks on lie in the next month, and a day back in the one before.
  return firstOfMonth(addDays(first, steps > 0 ? 35 : -1));
}
