import type { Settings } from '@stammtisch/contracts/settings/settings';
import { isProblem } from '@stammtisch/hal-client';
import { draftKey, useHost, useRestaurant, useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { currentVersionOf } from '../book/current-version.ts';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { dropDraft, readDraft, writeDraft } from '../drafts/draft.ts';
import { mergeOver } from './conflict.ts';
import { fieldAtPointer } from './field-pointer.ts';
import { formResolver } from './form-resolver.ts';
import { formOf, formValues, type FormValues } from './form-values.ts';
import { toNewBody, toPatch } from './to-body.ts';
import { toSeriesBody, toSeriesChange } from './series-body.ts';
import { useSave } from './use-save.ts';
import { useSeries } from './use-series.tsx';

export interface ReservationFormOptions {
  /** The reservation as it was when the form was opened; absent for a new one. */
  opened: Reservation | undefined;
  initial: FormValues;
  /** Under which name drafts of a new one are kept; absent: one for all. */
  draft?: string | undefined;
  settings: Pick<Settings, 'reservationSettings' | 'generalSettings'>;
  onSaved: (saved: Reservation) => void;
}

/** Without it the hook's type makes every part of a companion optional. */
const whole = (values: FormValues) => values;

/** The form's state: draft, checks, saving, and what to do when somebody else saved first. */
export function useReservationForm(options: ReservationFormOptions) {
  const { opened, initial, settings, onSaved } = options;
  const { notices } = useHost();
  const { uuid } = useRestaurant();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const { create, update } = useSave();
  const series = useSeries();
  const draftName = draftKey(uuid, opened?.id ?? ['new', options.draft].join(' ').trim());
  const [draft] = useState(() => readDraft(draftName, formValues));
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [based, setBased] = useState(opened);
  const [theirs, setTheirs] = useState<Reservation>();
  const form = useForm<FormValues>({
    defaultValues: initial,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: formResolver(
      settings.reservationSettings.reservationInputFields,
      settings.generalSettings.begleitpersonReservationInputFields,
    ),
  });
  const values: FormValues = {
    ...initial,
    ...useWatch({ control: form.control, compute: whole }),
  };
  const isDirty = form.formState.isDirty || isRestored;
  const typed = JSON.stringify(values);
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (isDirty) writeDraft(draftName, typed);
  }, [draftName, isDirty, typed]);

  const discard = () => {
    dropDraft(draftName);
    setRestored(false);
    form.reset(based ? formOf(based) : initial);
  };

  const store = async (wish: FormValues): Promise<void> => {
    if (based === undefined) {
      if (wish.repeat === null) return finish(await create(toNewBody(wish)));
      return leave(await series.create(toSeriesBody(wish, wish.repeat)));
    }
    const patch = toPatch(wish, formOf(based));
    if (Object.keys(patch).length === 0) return void notices.info(text('form.unchanged'));
    const change = based.series === null ? undefined : toSeriesChange(patch);
    const scope = change === undefined ? 'this' : await series.askScope();
    if (scope === undefined) return undefined;
    if (change === undefined || scope === 'this') return finish(await update(based, patch));
    return leave(await series.change(based, scope, change));
  };

  const leave = (saved: Reservation | undefined) => {
    if (saved === undefined) return;
    dropDraft(draftName);
    setRestored(false);
    form.reset(form.getValues());
    onSaved(saved);
  };

  const finish = (saved: Reservation) => {
    const name = guestNameOf(saved);
    const { date, time } = saved;
    notices.success(
      based ? text('form.updated', { name }) : text('form.saved', { name, date, time }),
    );
    leave(saved);
  };

  const fail = (error: unknown) => {
    const current = currentVersionOf(error);
    if (current) return setTheirs(current);
    const fields = isProblem(error) ? error.errors : [];
    const placed = fields.filter(({ pointer, message }) => {
      const name = fieldAtPointer(pointer);
      if (name) form.setError(name, { type: 'server', message });
      return name !== undefined;
    });
    if (placed.length === 0) tellRefusal(error);
  };

  const save = (status?: 'SEATED') =>
    form.handleSubmit(async (given) => {
      try {
        // Who is seated now comes once.
        await store(status ? { ...given, status, repeat: null } : given);
      } catch (error) {
        fail(error);
      }
    })();

  const takeTheirs = () => {
    if (theirs === undefined) return;
    setBased(theirs);
    setTheirs(undefined);
    setRestored(false);
    dropDraft(draftName);
    form.reset(formOf(theirs));
  };

  const overwrite = async () => {
    if (theirs === undefined || based === undefined) return;
    const saved = formOf(theirs);
    const merged = mergeOver({ base: formOf(based), mine: form.getValues(), theirs: saved });
    const patch = toPatch(merged, saved);
    setBased(theirs);
    setTheirs(undefined);
    form.reset(merged);
    // Until it is saved, what is mine stays a draft.
    setRestored(true);
    try {
      finish(await update(theirs, patch));
    } catch (error) {
      fail(error);
    }
  };

  // Nothing is chosen: the next attempt to save asks again.
  const backToForm = () => setTheirs(undefined);
  const choices = { takeTheirs, overwrite, backToForm };

  const { question } = series;
  return { form, values, isDirty, isRestored, based, theirs, question, save, discard, ...choices };
}
