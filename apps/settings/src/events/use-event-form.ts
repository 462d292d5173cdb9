import { createEvent, replaceEvent } from '@stammtisch/contracts/event/change-event';
import {
  event as eventReply,
  eventFields,
  type EventReply,
} from '@stammtisch/contracts/event/event';
import { idempotencyKey, isProblem } from '@stammtisch/hal-client';
import { useHost, useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bodyOf,
  hasChanged,
  settledOf,
  valuesOf,
  type EventField,
  type EventValues,
} from './event-values.ts';
import { useTellEventProblem } from './use-tell-event-problem.ts';

export type EventFault =
  | 'name-missing'
  | 'day-missing'
  | 'time-missing'
  | 'end-before-start'
  | 'link-wrong';

/** What is wrong, at the field that it is about. */
function faultsIn(values: EventValues): Partial<Record<EventField, EventFault>> {
  const { title, start, startTime, endTime, link } = values;
  const settled = settledOf(values);
  return {
    ...(title.trim() === '' && { title: 'name-missing' }),
    ...(start === '' && { start: 'day-missing' }),
    ...(startTime === '' && { startTime: 'time-missing' }),
    ...(endTime === '' && { endTime: 'time-missing' }),
    ...(settled?.kind === 'refused' && { endTime: 'end-before-start' }),
    ...(!eventFields.shape.link.safeParse(link.trim()).success && { link: 'link-wrong' }),
  };
}

export interface EventFormOptions {
  /** Absent: a new one. */
  event: EventReply | undefined;
  start: EventValues;
  onSaved: (saved: EventReply) => void;
}

/** The editor's state: saving, what is wrong, and what to do when somebody else saved first. */
export function useEventForm({ event, start, onSaved }: EventFormOptions) {
  const { client, entry, notices } = useHost();
  const text = useText('settings');
  const problem = useText('problems');
  const tell = useTellEventProblem();
  const queries = useQueryClient();
  const [based, setBased] = useState(event);
  const [theirs, setTheirs] = useState<EventReply>();
  const [key] = useState(idempotencyKey);
  const [values, setValues] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const base = based ? valuesOf(based) : start;
  const isDirty = hasChanged(base, values);
  const faults = faultsIn(values);
  useUnsavedWork(isDirty);

  const save = async (on = based) => {
    const settled = settledOf(values);
    setTried(true);
    if (isSaving || Object.keys(faults).length > 0 || settled?.kind !== 'settled') return;
    if (on && !hasChanged(valuesOf(on), values)) {
      // Specification §4: with no changes the info NO_CHANGES appears.
      notices.info(problem('NO_CHANGES'));
      return onSaved(on);
    }
    const body = bodyOf(values, settled.event);
    setSaving(true);
    try {
      const { resource } = on
        ? await client.call(on, replaceEvent, { body, ifMatch: `"${on.version}"` })
        : await client.call(entry, createEvent, { body, idempotencyKey: key });
      notices.success(text('events.saved', { title: resource.title }));
      setBased(resource);
      setValues(valuesOf(resource));
      onSaved(resource);
    } catch (error) {
      const current = isProblem(error, 'stale-version')
        ? eventReply.safeParse(error.extensions['current']).data
        : undefined;
      if (current) setTheirs(current);
      else tell(error, text('events.save-failed'));
    }
    setSaving(false);
    await queries.invalidateQueries({ queryKey: ['resource'] });
  };

  return {
    values,
    settled: settledOf(values),
    /** Said as soon as saving was tried; a wrong order of times at once. */
    faults: isTried ? faults : onlyOrder(faults),
    isDirty,
    isSaving,
    theirs,
    set: (change: Partial<EventValues>) => setValues((old) => ({ ...old, ...change })),
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

export type EventForm = ReturnType<typeof useEventForm>;

function onlyOrder({ endTime }: Partial<Record<EventField, EventFault>>) {
  const isOrder = endTime === 'end-before-start';
  const said: Partial<Record<EventField, EventFault>> = isOrder ? { endTime } : {};
  return said;
}
