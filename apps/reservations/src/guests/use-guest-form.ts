import { createGuest, guest as guestReply } from '@stammtisch/contracts/guest/guest';
import { replaceGuest } from '@stammtisch/contracts/guest/replace-guest';
import { idempotencyKey, isProblem } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { draftKey, useHost, useRestaurant, useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { useEffect, useState } from 'react';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { dropDraft, readDraft, writeDraft } from '../drafts/draft.ts';
import { guestDraft } from './guest-draft.ts';
import { ifMatchOf, nameOf, type Guest } from './guest.ts';
import {
  emptyGuest,
  guestFields,
  hasChanged,
  mergeOver,
  valuesOf,
  type GuestField,
  type GuestValues,
} from './guest-form-values.ts';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

/** The form's state: draft, saving, what is wrong, and what to do when somebody else saved first. */
export function useGuestForm(opened: Guest | undefined, onSaved: (saved: Guest) => void) {
  const { client, entry, notices } = useHost();
  const text = useText('reservations');
  const language = useLanguage();
  const tell = useTellGuestProblem();
  const refresh = useBookRefresh();
  const [based, setBased] = useState(opened);
  const [theirs, setTheirs] = useState<Guest>();
  const [key] = useState(idempotencyKey);
  const base = based ? valuesOf(based) : emptyGuest(language);
  const draftName = draftKey(useRestaurant().uuid, `guest ${opened?.id ?? 'new'}`);
  const [draft] = useState(() => readDraft(draftName, guestDraft));
  // What others wrote meanwhile stays, unless it was changed here too.
  const [values, setValues] = useState(draft ? mergeOver({ ...draft, theirs: base }) : base);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [wrong, setWrong] = useState<ReadonlySet<GuestField>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const isDirty = hasChanged(base, values);
  useUnsavedWork(isDirty);
  const typed = JSON.stringify({ base, mine: values });
  useEffect(() => {
    if (isDirty) writeDraft(draftName, typed);
    else dropDraft(draftName);
  }, [draftName, isDirty, typed]);

  const discard = () => {
    dropDraft(draftName);
    setRestored(false);
    setValues(base);
  };

  const set = <Field extends GuestField>(field: Field, value: GuestValues[Field]) => {
    setValues((old) => ({ ...old, [field]: value }));
    setWrong((old) => new Set([...old].filter((each) => each !== field)));
  };

  const store = async (wish: GuestValues, on: Guest | undefined) => {
    const body = { ...wish, phone: wish.phone.trim(), email: wish.email.trim() };
    const reply = on
      ? await client.call(on, replaceGuest, { body, ifMatch: ifMatchOf(on) })
      : await client.call(entry, createGuest, { body, idempotencyKey: key });
    return reply.resource;
  };

  const fail = (error: unknown) => {
    const current = isProblem(error, 'stale-version')
      ? guestReply.safeParse(error.extensions['current']).data
      : undefined;
    if (current) return setTheirs(current);
    const fields = isProblem(error) ? error.errors.map(({ pointer }) => pointer.split('/')[1]) : [];
    const named = guestFields.filter((field) => fields.includes(field));
    if (named.length > 0) return setWrong(new Set(named));
    tell(error, based ? 'FAILED_UPDATING_GUEST' : 'FAILED_CREATING_GUEST');
  };

  const save = async (wish = values, on = based) => {
    if (isSaving) return;
    if (wish.lastname.trim() === '') return setWrong(new Set(['lastname']));
    if (on && !hasChanged(valuesOf(on), wish)) {
      notices.info(text('guests.unchanged'));
      return onSaved(on);
    }
    setSaving(true);
    try {
      const saved = await store(wish, on);
      const name = nameOf(saved);
      notices.success(text(on ? 'guests.updated' : 'guests.saved', { name }));
      dropDraft(draftName);
      setRestored(false);
      setBased(saved);
      setValues(valuesOf(saved));
      onSaved(saved);
    } catch (error) {
      fail(error);
    }
    setSaving(false);
    await refresh();
  };

  const rebase = (wish: (current: Guest) => GuestValues) => {
    if (theirs === undefined) return undefined;
    const next = wish(theirs);
    setBased(theirs);
    setValues(next);
    setTheirs(undefined);
    return next;
  };

  return {
    base,
    values,
    wrong,
    isDirty,
    isSaving,
    isRestored: isRestored && isDirty,
    theirs,
    set,
    discard,
    save,
    takeTheirs: () => void rebase(valuesOf),
    overwrite: () => {
      const next = rebase((current) =>
        mergeOver({ base, mine: values, theirs: valuesOf(current) }),
      );
      if (next) void save(next, theirs);
    },
    // Nothing is chosen: the next attempt to save asks again.
    backToForm: () => setTheirs(undefined),
  };
}

export type GuestForm = ReturnType<typeof useGuestForm>;
