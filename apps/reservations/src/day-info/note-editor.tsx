import type { DayInfo } from '@stammtisch/contracts/day-info/day-info';
import { useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { Button, TextArea } from '@stammtisch/ui-kit';
import { useState } from 'react';
import type { Saved } from './use-day-info.ts';
import styles from './day-note.module.css';

export interface NoteEditorProps {
  /** What the editing began with. */
  base: DayInfo;
  /** What was typed before, if anything was. */
  firstComment?: string | undefined;
  /** What is stored now; somebody else may have written meanwhile. */
  current: DayInfo;
  onSave: (base: DayInfo, comment: string) => Promise<Saved>;
  /** Goes on with what is typed, based on a newer version. */
  onRebase: (newer: DayInfo) => void;
  /** Hears every letter, so that nothing is lost when another day is looked at. */
  onType: (comment: string) => void;
  onClose: () => void;
}

/** Whoever pressed the note wants to write. */
function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** The day's comment as a field: Ctrl+Enter keeps it, Escape leaves it as it was. */
export function NoteEditor(props: NoteEditorProps) {
  const { base, current, onSave, onRebase, onType, onClose } = props;
  const text = useText('reservations');
  const common = useText('common');
  const [comment, setComment] = useState(props.firstComment ?? base.comment);
  const [theirs, setTheirs] = useState<DayInfo>();
  const [isPending, setPending] = useState(false);
  useUnsavedWork(comment !== base.comment);

  const save = async () => {
    if (comment.trim() === current.comment) return onClose();
    setPending(true);
    const saved = await onSave(base, comment);
    setPending(false);
    if (saved.kind === 'saved') onClose();
    if (saved.kind !== 'meanwhile') return undefined;
    setTheirs(saved.current);
    return onRebase(saved.current);
  };

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {theirs && (
        <p className={styles.theirs}>
          {theirs.comment === ''
            ? text('day-info.theirs-empty')
            : text('day-info.theirs', { comment: theirs.comment })}
        </p>
      )}
      <TextArea
        label={text('day-info.label')}
        description={text('day-info.hint')}
        value={comment}
        onChange={(typed) => {
          setComment(typed);
          onType(typed);
        }}
        maxLength={2_000}
        inputRef={takeFocus}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {common('save')}
        </Button>
        <Button onPress={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  );
}
