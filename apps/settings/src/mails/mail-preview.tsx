import { useText } from '@stammtisch/remote-kit';
import { Banner, FailureCard, SegmentedControl, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { TrialMail } from './trial-mail.tsx';
import type { TriedMail, useMailPreview } from './use-mail-preview.ts';
import styles from './mail-preview.module.css';

export interface MailPreviewProps {
  tried: TriedMail;
  query: ReturnType<typeof useMailPreview>;
  isFaulty: boolean;
  isReadOnly: boolean;
}

/** The mail as it would arrive now, in the width of a phone or of a computer, and a way to get it. */
export function MailPreview({ tried, query, isFaulty, isReadOnly }: MailPreviewProps) {
  const text = useText('settings');
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const mail = query.data;
  return (
    <section className={styles.preview} aria-label={text('mails.preview')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('mails.preview')}</h2>
        <SegmentedControl
          label={text('mails.width')}
          segments={[
            { value: 'phone', label: text('mails.phone') },
            { value: 'desktop', label: text('mails.desktop') },
          ]}
          value={width}
          onChange={setWidth}
        />
      </header>
      {isFaulty && <Banner tone="warning">{text('mails.preview-fault')}</Banner>}
      {mail === undefined ? (
        query.isError ? (
          <FailureCard title={text('mails.preview-failed')} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton rows={10} />
        )
      ) : (
        <>
          <dl className={styles.letterhead}>
            <dt>{text('mails.from')}</dt>
            <dd>
              {mail.from.name} <span className={styles.quiet}>{mail.from.address}</span>
            </dd>
            <dt>{text('mails.subject')}</dt>
            <dd className={styles.subject}>{mail.subject}</dd>
          </dl>
          <MailFrame html={mail.html} width={width} />
          {mail.hasCalendarFile && <p className={styles.quiet}>{text('mails.calendar-file')}</p>}
        </>
      )}
      <TrialMail tried={tried} isDisabled={isFaulty || isReadOnly} />
    </section>
  );
}
