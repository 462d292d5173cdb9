import { findConflicts } from '@stammtisch/domain/roster/conflicts';
import { hoursPerPerson } from '@stammtisch/domain/roster/hours';
import { dayOf } from '@stammtisch/domain/time/minute';
import { useMemo, useState } from 'react';
import { useEmployees } from '../employees/use-employees.ts';
import { planAt } from '../plans/plan-days.ts';
import { useRoster } from '../plans/use-roster.ts';
import type { PlannedEntry } from '../shifts/planned-entry.ts';
import { useEntries } from '../shifts/use-entries.ts';
import type { RosterView } from '../view/use-view.ts';

const noPlans = [] as const;
const noEntries = [] as const;

/** What the screen shows of the days in view, derived from what was read. */
export function useTimetable(view: RosterView) {
  const { first, last } = view;
  const roster = useRoster(view);
  const plans = roster.plans ?? noPlans;
  const staff = useEmployees(plans);
  const query = useEntries(roster.collection, view);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const around = query.data ?? noEntries;
  const isInView = ({ start }: PlannedEntry) => dayOf(start) >= first && dayOf(start) <= last;
  const entries = around.filter(isInView);
  const names = [...new Set([...staff.names, ...entries.map(({ employee }) => employee)])];
  const conflicts = useMemo(
    () =>
      findConflicts(around.filter(({ kind }) => kind === 'SHIFT')).filter(
        ({ second }) => dayOf(second.start) >= first && dayOf(second.start) <= last,
      ),
    [around, first, last],
  );
  const isChosen = ({ employee }: PlannedEntry) => chosen.size === 0 || chosen.has(employee);
  return {
    roster,
    plans,
    staff,
    names,
    chosen,
    choose,
    /** Of the days in view, whoever is chosen. */
    entries,
    shown: entries.filter(isChosen),
    hours: hoursPerPerson(entries),
    conflicts: conflicts.filter(({ first: one }) => isChosen(one)),
    isError: query.isError,
    isPending: query.data === undefined,
    retry: () => void query.refetch(),
    planOf: (entry: PlannedEntry) => planAt(plans, dayOf(entry.start)),
  };
}

export type TimetableData = ReturnType<typeof useTimetable>;
