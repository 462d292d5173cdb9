import { useText } from '@stammtisch/remote-kit';
import { Banner, Button } from '@stammtisch/ui-kit';
import type { EditForm } from './use-edit-form.ts';
import styles from './save-bar.module.css';

export interface ContestedBannerProps {
  form: EditForm;
  wordOf: (path: string) => string;
  onKeep: () => void;
}

/** Two people changed the same field: whose value stands is for the one who is looking to say. */
export function ContestedBanner({ form, wordOf, onKeep }: ContestedBannerProps) {
  const text = useText('settings');
  return (
    <Banner
      tone="warning"
      className={styles.bar}
      actions={
        <>
          <Button onPress={form.takeTheirs}>{text('section.take-theirs')}</Button>
          <Button variant="primary" isPending={form.isSaving} onPress={onKeep}>
            {text('section.keep-mine')}
          </Button>
        </>
      }
    >
      {text('section.contested', { fields: form.contested.map(wordOf).join(', ') })}
    </Banner>
  );
}
