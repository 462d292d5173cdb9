import { useHost, useText } from '@stammtisch/remote-kit';
import { IconButton, TextArea, TextField } from '@stammtisch/ui-kit';
import { Copy } from 'lucide-react';
import styles from './embed-codes.module.css';

export interface CopyFieldProps {
  label: string;
  value: string;
  /** Several lines. */
  isCode?: boolean;
}

/** Something to take along: one press copies it. */
export function CopyField({ label, value, isCode = false }: CopyFieldProps) {
  const text = useText('settings');
  const { notices } = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notices.success(text('online.copied'));
    } catch {
      notices.warning(text('online.copy-failed'));
    }
  };
  return (
    <div className={styles.copy}>
      {isCode ? (
        <TextArea label={label} value={value} isReadOnly rows={4} />
      ) : (
        <TextField label={label} value={value} isReadOnly />
      )}
      <IconButton
        variant="secondary"
        label={text('online.copy', { what: label })}
        onPress={() => void copy()}
      >
        <Copy />
      </IconButton>
    </div>
  );
}
