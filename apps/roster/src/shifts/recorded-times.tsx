import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import type { Minute } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, IconButton, TextField, TimeTextField } from '@stammtisch/ui-kit';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { daysOf } from '../plans/plan-days.ts';
import { enteredTimes, fieldsOf, outcomeOf, valuesOf } from './entry-values.ts';
import { instantOf } from './instant-of.ts';
import { PassChoice } from './pass-choice.tsx';
import type { PlannedEntry } from './planned-entry.ts';
import { useEntryActions } from './use-entry-actions.ts';
import styles from './entry-sheet.module.css';

export interface RecordedTimesProps {
  shift: PlannedEntry;
  recordings: readonly PlannedEntry[];
  /** Absent until the list is there. */
  employee: RosterEmployee | undefined;
  plan: RosterPlan;
  onOpen: (entry: PlannedEntry) => void;
  onDelete: (entry: PlannedEntry) => void;
}

/** What the person has worked on the day of a shift, beside what was planned. */
export function RecordedTimes(props: RecordedTimesProps) {
  const { shift, recordings, employee, plan, onOpen, onDelete } = props;
  const text = useText('roster');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const actions = useEntryActions();
  const [values, setValues] = useState({ ...valuesOf(shift), comment: '' });
  const [isSending, setSending] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((old) => ({ ...old, ...change }));
  const clocks = instantOf(timeZone);
  const times = enteredTimes(values, clocks);
  const outcome = outcomeOf(values, { days: daysOf(plan), instantOf: clocks });
  const fault = outcome?.kind === 'refused' ? text(`entry.${outcome.code}`) : undefined;
  const sum = (of: readonly PlannedEntry[]) => of.reduce((all, each) => all + lengthOf(each), 0);
  const difference = sum(recordings) - lengthOf(shift);

  const send = async () => {
    const fields = fieldsOf(values, clocks);
    if (!employee || !fields || outcome?.kind !== 'shift' || isSending) return;
    setSending(true);
    const saved = await actions.add('RECORDING', employee, fields);
    setSending(false);
    if (saved.kind === 'saved') set({ comment: '' });
  };

  return (
    <section className={styles.recorded} aria-label={text('entry.worked')}>
      <h3>{text('entry.worked')}</h3>
      {recordings.length === 0 ? (
        <span className={styles.muted}>{text('entry.nothing-worked')}</span>
      ) : (
        <>
          <ul className={styles.times}>
            {recordings.map((entry) => (
              <li key={entry.source.id}>
                <button type="button" className={styles.time} onClick={() => onOpen(entry)}>
                  {`${shown(entry.start, entry.source.startRepeated)} – `}
                  {`${shown(entry.end, entry.source.endRepeated)}, `}
                  {formats.duration(lengthOf(entry))}
                  {entry.source.comment !== '' && ` · ${entry.source.comment}`}
                </button>
                <IconButton
                  label={text('entry.delete-recording', { start: formats.time(entry.start) })}
                  onPress={() => onDelete(entry)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <span className={styles.muted}>
            {text(differenceKey(), { time: formats.duration(Math.abs(difference)) })}
          </span>
        </>
      )}
      <div className={styles.pair}>
        <TimeTextField
          label={text('entry.worked-from')}
          value={values.start}
          onChange={(start) => set({ start })}
        />
        <TimeTextField
          label={text('entry.worked-to')}
          value={values.end}
          onChange={(end) => set({ end })}
          {...(fault !== undefined && { error: fault })}
        />
      </div>
      {times?.asksForStart && (
        <PassChoice
          time={values.start}
          isRepeated={times.startRepeated}
          onChange={(startRepeated) => set({ startRepeated })}
        />
      )}
      {times?.asksForEnd && (
        <PassChoice
          time={values.end}
          isRepeated={times.endRepeated}
          onChange={(endRepeated) => set({ endRepeated })}
        />
      )}
      <TextField
        label={text('entry.comment')}
        maxLength={500}
        value={values.comment}
        onChange={(comment) => set({ comment })}
      />
      <div className={styles.buttons}>
        <Button
          icon={<Check aria-hidden />}
          isPending={isSending}
          isDisabled={outcome?.kind !== 'shift' || employee === undefined}
          onPress={() => void send()}
        >
          {text('entry.record')}
        </Button>
        <Button variant="quiet" onPress={() => set(valuesOf(shift))}>
          {text('entry.like-planned')}
        </Button>
      </div>
    </section>
  );

  function shown(minute: Minute, isRepeated: boolean) {
    const time = formats.time(minute);
    return isRepeated ? text('entry.winter-time', { time }) : time;
  }

  function differenceKey() {
    if (difference === 0) return 'entry.as-planned';
    return difference > 0 ? 'entry.longer' : 'entry.shorter';
  }
}
