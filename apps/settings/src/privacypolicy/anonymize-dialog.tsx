import { useText } from '@stammtisch/remote-kit';
import { Dialog, TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './privacy.module.css';

export interface AnonymizeDialogProps {
  count: number;
  /** dd.MM.yyyy */
  since: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** It cannot be undone: a word has to be typed, so that nobody does it by habit. */
export function AnonymizeDialog({ count, since, onConfirm, onCancel }: AnonymizeDialogProps) {
  const text = useText('settings');
  const [typed, setTyped] = useState('');
  const word = text('privacy.word');
  return (
    <Dialog
      isOpen
      tone="danger"
      title={text('privacy.sure', { count })}
      confirmLabel={text('privacy.anonymize-run')}
      isConfirmDisabled={typed.trim().toLowerCase() !== word.toLowerCase()}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text('privacy.sure-who', { since })}</p>
      <ul className={styles.duties}>
        <li>{text('privacy.sure-goes')}</li>
        <li>{text('privacy.sure-stays')}</li>
        <li>{text('privacy.sure-final')}</li>
      </ul>
      <TextField
        label={text('privacy.type', { word })}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Dialog>
  );
}
