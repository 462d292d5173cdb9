import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import { parseDay } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Button, Dialog, SideSheet, useSaveKey } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { daysOf } from '../plans/plan-days.ts';
import { EntryFieldGroup } from './entry-field-group.tsx';
import type { EntryValues } from './entry-values.ts';
import type { PlannedEntry } from './planned-entry.ts';
import { RecordedTimes } from './recorded-times.tsx';
import { useEntryForm, type EntryForm } from './use-entry-form.ts';
import styles from './entry-sheet.module.css';

export interface EntrySheetProps {
  plan: RosterPlan;
  /** Absent: a new shift. */
  entry: PlannedEntry | undefined;
  start: EntryValues;
  employees: readonly RosterEmployee[];
  /** Recorded times of the shift's person on the shift's day. */
  recordings: readonly PlannedEntry[];
  onSaved: () => void;
  onOpen: (entry: PlannedEntry) => void;
  onDelete: (entry: PlannedEntry) => void;
  onClose: () => void;
}

/** A shift: who, when, what was worked. The week stays in sight beside it. */
export function EntrySheet(props: EntrySheetProps) {
  const { plan, entry, start, employees, recordings, onSaved, onOpen, onDelete, onClose } = props;
  const text = useText('roster');
  const common = useText('common');
  const formats = useFormats();
  const isClosed = plan.status === 'CLOSED';
  const form = useEntryForm({ entry, start, days: daysOf(plan), employees, onSaved });
  const [isLeaving, setLeaving] = useState(false);
  const isRecording = entry?.kind === 'RECORDING';
  const isReadOnly = isClosed && !isRecording;
  const { outcome, values } = form;
  useSaveKey(() => void form.save(), { alsoEnter: true });
  const day = parseDay(values.date);
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={titleOf()}
      {...(day && { subtitle: formats.longDate(day) })}
      onClose={() => (form.isDirty ? setLeaving(true) : onClose())}
      footer={
        <div className={styles.foot}>
          {entry && !isReadOnly ? (
            <Button variant="quiet" onPress={() => onDelete(entry)}>
              {common('delete')}
            </Button>
          ) : (
            <span />
          )}
          {!isReadOnly && (
            <Button
              variant="primary"
              isPending={form.isSaving}
              isDisabled={!form.isReady}
              onPress={() => void form.save()}
            >
              {common('save')}
            </Button>
          )}
        </div>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          void form.save();
        }}
      >
        {isReadOnly && <Banner>{text('entry.closed')}</Banner>}
        {form.theirs && <MeanwhileBanner theirs={form.theirs} form={form} />}
        <EntryFieldGroup form={form} employees={employees} isDisabled={isReadOnly} />
        <output className={styles.length}>
          {outcome?.kind === 'shift' &&
            text('entry.length', { length: formats.duration(lengthOf(outcome.shift)) })}
        </output>
        {/* Without one, Enter in a field would not save. */}
        <button type="submit" hidden disabled={isReadOnly}>
          {common('save')}
        </button>
      </form>
      {entry?.kind === 'SHIFT' && (
        <RecordedTimes
          shift={entry}
          recordings={recordings}
          employee={employees.find(({ name }) => name === entry.employee)}
          plan={plan}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      )}
      {isLeaving && (
        <Dialog
          isOpen
          tone="danger"
          title={text('entry.leave')}
          confirmLabel={common('discard')}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          {common('unsavedChanges')}
        </Dialog>
      )}
    </SideSheet>
  );

  function titleOf(): string {
    if (!entry) return text('entry.new');
    return text(isRecording ? 'entry.recording' : 'entry.edit', { name: entry.employee });
  }
}

function MeanwhileBanner({ theirs, form }: { theirs: PlannedEntry; form: EntryForm }) {
  const text = useText('roster');
  const formats = useFormats();
  const { employee, start, end } = theirs;
  const sentence = `${employee}, ${formats.dateTime(start)} – ${formats.time(end)}`;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button onPress={form.takeTheirs}>{text('entry.take-theirs')}</Button>
          <Button variant="primary" onPress={form.keepMine}>
            {text('entry.keep-mine')}
          </Button>
        </>
      }
    >
      {text('entry.theirs', { sentence })}
    </Banner>
  );
}
