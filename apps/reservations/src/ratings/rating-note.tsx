import { useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { Button, TextArea } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './rating-item.module.css';

export interface RatingNoteProps {
  note: string;
  /** @returns whether it was kept */
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** Whoever pressed the button wants to write. */
function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** What was done about a rating, for colleagues. Ctrl+Enter keeps it, Escape leaves it. */
export function RatingNote({ note, onSave, onClose }: RatingNoteProps) {
  const text = useText('reservations');
  const common = useText('common');
  const [written, setWritten] = useState(note);
  const [isPending, setPending] = useState(false);
  useUnsavedWork(written !== note);

  const save = async () => {
    if (written.trim() === note) return onClose();
    setPending(true);
    const isKept = await onSave(written);
    setPending(false);
    return isKept ? onClose() : undefined;
  };

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={text('ratings.note')}
        description={text('ratings.note-hint')}
        value={written}
        onChange={setWritten}
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
