import { useText } from '@stammtisch/remote-kit';
import { Button, useToastLift } from '@stammtisch/ui-kit';
import { useRef } from 'react';
import type { EditForm } from './use-edit-form.ts';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  form: EditForm;
  wordOf: (path: string) => string;
  onSave: () => void;
}

/** What is not saved yet, and the two ways out; it stays at the foot while the page scrolls. */
export function SaveBar({ form, wordOf, onSave }: SaveBarProps) {
  const text = useText('settings');
  const common = useText('common');
  const bar = useRef<HTMLElement>(null);
  useToastLift(bar);
  const faulty = [...new Set([...form.faults.keys()].map(fieldOf))];
  const words = (paths: readonly string[]) => paths.map(wordOf).join(', ');
  return (
    <section ref={bar} className={styles.bar} aria-label={text('section.bar')}>
      <output className={styles.words} data-faulty={faulty.length > 0 || undefined}>
        {faulty.length > 0
          ? text('section.faults', { fields: words(faulty) })
          : text('section.changed', { count: form.changed.length, fields: words(form.changed) })}
      </output>
      <span className={styles.actions}>
        <Button onPress={form.discard} isDisabled={form.isSaving}>
          {common('discard')}
        </Button>
        <Button
          variant="primary"
          isPending={form.isSaving}
          isDisabled={form.isReadOnly || faulty.length > 0}
          onPress={onSave}
        >
          {common('save')}
        </Button>
      </span>
    </section>
  );
}

/** `section/field` of a place somewhere inside of it. */
function fieldOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
