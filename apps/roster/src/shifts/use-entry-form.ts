import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { useRestaurant, useUnsavedWork } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { enteredTimes, fieldsOf, outcomeOf, valuesOf, type EntryValues } from './entry-values.ts';
import { instantOf } from './instant-of.ts';
import type { PlannedEntry } from './planned-entry.ts';
import { useEntryActions } from './use-entry-actions.ts';

export interface EntryFormOptions {
  /** Absent: a new shift. */
  entry: PlannedEntry | undefined;
  start: EntryValues;
  days: PlanDays;
  employees: readonly RosterEmployee[];
  onSaved: () => void;
}

/** The sheet's state: what is typed, what the rule says of it, and what to do when others were first. */
export function useEntryForm({ entry, start, days, employees, onSaved }: EntryFormOptions) {
  const { timeZone } = useRestaurant();
  const actions = useEntryActions();
  const [based, setBased] = useState(entry);
  const [values, setValues] = useState(start);
  const [theirs, setTheirs] = useState<PlannedEntry>();
  const [isSaving, setSaving] = useState(false);
  const base = based ? valuesOf(based) : start;
  const keys = Object.keys(base) as (keyof EntryValues)[];
  const isDirty = keys.some((key) => base[key] !== values[key]);
  const clocks = instantOf(timeZone);
  const outcome = outcomeOf(values, { days, instantOf: clocks });
  const employee = employees.find(({ name }) => name === values.employee);
  const isReady = outcome?.kind === 'shift' && employee !== undefined;
  useUnsavedWork(isDirty);

  const save = async (on = based) => {
    const fields = fieldsOf(values, clocks);
    if (isSaving || !isReady || !fields) return;
    if (on && !isDirty) return onSaved();
    setSaving(true);
    const saved = on
      ? await actions.replace(on, { ...fields, employee: employee.name })
      : await actions.add('SHIFT', employee, fields);
    setSaving(false);
    if (saved.kind === 'theirs') setTheirs(saved.entry);
    if (saved.kind !== 'saved') return;
    setBased(saved.entry);
    setValues(valuesOf(saved.entry));
    onSaved();
  };

  return {
    values,
    times: enteredTimes(values, clocks),
    outcome,
    theirs,
    isDirty,
    isReady,
    isSaving,
    set: (change: Partial<EntryValues>) => setValues((old) => ({ ...old, ...change })),
    save: () => save(),
    takeTheirs() {
      if (!theirs) return;
      setBased(theirs);
      setValues(valuesOf(theirs));
      setTheirs(undefined);
    },
    keepMine() {
      setBased(theirs);
      setTheirs(undefined);
      void save(theirs);
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
