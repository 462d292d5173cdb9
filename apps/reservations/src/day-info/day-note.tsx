import type { Day } from '@stammtisch/domain/time/minute';
import { draftKey, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, type Undo } from '@stammtisch/ui-kit';
import { NotebookPen, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useHolding, type Hold } from '../dashboard/use-holding.ts';
import { dropDraft, readDraft } from '../drafts/draft.ts';
import { keepNoteDraft, noteDraft } from './note-draft.ts';
import { NoteEditor } from './note-editor.tsx';
import { useDayInfo } from './use-day-info.ts';
import styles from './day-note.module.css';

export interface DayNoteProps {
  day: Day;
  undo: Undo;
  /** The note is being written: no other day until it is closed. */
  onHold: Hold;
}

/** What everybody has to know on this day; pressed, it becomes a field. */
export function DayNote({ day, undo, onHold }: DayNoteProps) {
  const text = useText('reservations');
  const common = useText('common');
  const problem = useText('problems');
  const { query, save, isOffered } = useDayInfo(day, undo);
  const draftName = draftKey(useRestaurant().uuid, `day-note ${day}`);
  const [draft] = useState(() => readDraft(draftName, noteDraft));
  /** The version that the editing began with. */
  const [base, setBase] = useState(draft?.base);
  useHolding(onHold, base !== undefined);
  if (!isOffered) return null;

  if (query.isError && base === undefined) {
    return (
      <p className={styles.failed} role="alert">
        {problem('FAILED_REQUESTING_DAYINFOS_FOR_DATE')}
        <Button icon={<RotateCw aria-hidden />} onPress={() => void query.refetch()}>
          {common('retry')}
        </Button>
      </p>
    );
  }
  const info = query.data?.resource;
  if (base !== undefined) {
    return (
      <NoteEditor
        key={base.date}
        base={base}
        firstComment={draft?.comment}
        current={info ?? base}
        onSave={save}
        onRebase={setBase}
        onType={(comment) => keepNoteDraft(draftName, { base, comment })}
        onClose={() => {
          dropDraft(draftName);
          setBase(undefined);
        }}
      />
    );
  }
  const comment = info?.comment ?? '';
  return (
    <button
      type="button"
      className={styles.note}
      data-empty={comment === '' || undefined}
      disabled={info === undefined}
      onClick={() => setBase(info)}
    >
      <NotebookPen aria-hidden />
      {comment === '' ? (
        <span className={styles.add}>{text('day-info.add')}</span>
      ) : (
        <span className={styles.words}>
          <span className={styles.label}>{text('day-info.label')}: </span>
          {comment}
        </span>
      )}
    </button>
  );
}
