import { useText } from '@stammtisch/remote-kit';
import { Banner, FailureCard, PageHeader, Skeleton, useSaveKey } from '@stammtisch/ui-kit';
import type { ReactNode } from 'react';
import { ContestedBanner } from './contested-banner.tsx';
import { SaveBar } from './save-bar.tsx';
import type { EditForm } from './use-edit-form.ts';
import styles from './settings-page.module.css';

/** What `useSettingsForm` and its like answer: no form before the resource was read. */
export interface EditedPage<Form extends EditForm> {
  query: { isError: boolean; refetch: () => Promise<unknown> };
  form?: Form;
  wordOf?: (path: string) => string;
}

export interface SettingsPageProps<Form extends EditForm> {
  title: string;
  lead?: string;
  of: EditedPage<Form>;
  /** Instead of saving at once: a question that has to be answered first. */
  onSave?: () => void;
  /** Beside the form on wide screens: what the settings lead to. */
  aside?: ReactNode;
  /** Its parts have a preview of their own: as wide as with one beside the form. */
  isWide?: boolean;
  children: (form: Form) => ReactNode;
}

/** One page of the settings: its four states, its parts, and the bar that saves. Ctrl+S saves too. */
export function SettingsPage<Form extends EditForm>({
  title,
  lead,
  of,
  onSave,
  aside,
  isWide,
  children,
}: SettingsPageProps<Form>) {
  const text = useText('settings');
  const { query, form, wordOf } = of;

  return (
    <div
      className={styles.screen}
      data-aside={aside !== undefined || undefined}
      data-wide={isWide || undefined}
    >
      <PageHeader title={title} subtitle={lead} />
      {render()}
    </div>
  );

  function render() {
    if (form === undefined || wordOf === undefined) {
      if (!query.isError) return <Skeleton rows={8} />;
      return <FailureCard title={text('section.failed')} onRetry={() => void query.refetch()} />;
    }
    const save = onSave ?? (() => void form.save());
    return (
      <>
        {form.isReadOnly && <Banner>{text('section.demo')}</Banner>}
        <div className={styles.columns}>
          <div className={styles.parts}>{children(form)}</div>
          {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
        </div>
        <SaveKey isOn={form.changed.length > 0 && !form.isReadOnly} onSave={save} />
        {form.contested.length > 0 ? (
          <ContestedBanner form={form} wordOf={wordOf} onKeep={save} />
        ) : (
          form.changed.length > 0 && <SaveBar form={form} wordOf={wordOf} onSave={save} />
        )}
      </>
    );
  }
}

function SaveKey({ isOn, onSave }: { isOn: boolean; onSave: () => void }) {
  useSaveKey(() => {
    if (isOn) onSave();
  });
  return null;
}
