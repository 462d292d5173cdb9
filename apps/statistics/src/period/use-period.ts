import {
  addMonths,
  monthOf,
  parseWireYear,
  yearOf,
  type Period,
} from '@stammtisch/domain/statistics/period';
import { dayOf, type Day } from '@stammtisch/domain/time/minute';
import { firstOfMonth, formatWireMonth, parseWireMonth } from '@stammtisch/domain/time/month';
import { useFormats } from '@stammtisch/i18n';
import { useNow, useSearchParams } from '@stammtisch/remote-kit';

export type PeriodKind = 'month' | 'year';

export interface ShownPeriod extends Period {
  kind: PeriodKind;
  /** `November 2026`, `2026` */
  title: string;
  /** What the links of the figures take. */
  asked: { month: string } | { year: string };
  /** The month whose three months before the box plot tells: of a year that is over, all of its end. */
  weekdaysBefore: string;
  isRunning: boolean;
}

/** Which month or year is shown, as the address says it; the running month when it says none. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const formats = useFormats();
  const today = dayOf(useNow());
  const ofYear = parseWireYear(search.get('year') ?? '');
  const first = ofYear ?? parseWireMonth(search.get('month') ?? '') ?? firstOfMonth(today);
  const kind: PeriodKind = ofYear === undefined ? 'month' : 'year';
  const shown = describe(kind, first);

  return {
    period: shown,
    goBy: (steps: number) => show(kind, addMonths(first, steps * (kind === 'year' ? 12 : 1))),
    /** A year opens at the month that runs, or at its first one. */
    changeKind: (next: PeriodKind) =>
      show(next, next === 'month' && shown.isRunning ? firstOfMonth(today) : first),
    goToToday: () => show(kind, today),
  };

  function show(next: PeriodKind, day: Day) {
    setSearch(next === 'year' ? { year: day.slice(0, 4) } : { month: formatWireMonth(day) });
  }

  function describe(of: PeriodKind, day: Day): ShownPeriod {
    const period = of === 'year' ? yearOf(day) : monthOf(day);
    const isRunning = today >= period.first && today <= period.last;
    const yearEnd = isRunning ? today : addMonths(period.last, 1);
    return {
      ...period,
      kind: of,
      title: of === 'year' ? day.slice(0, 4) : formats.monthYear(day),
      asked: of === 'year' ? { year: day.slice(0, 4) } : { month: formatWireMonth(day) },
      weekdaysBefore: formatWireMonth(of === 'year' ? yearEnd : day),
      isRunning,
    };
  }
}
