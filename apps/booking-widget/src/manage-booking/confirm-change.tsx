import { useEffect, useRef } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { useLanguage, useText } from '../app/language.tsx';
import { manageTexts } from '../texts/manage-texts.ts';
import styles from './manage-booking.module.css';

interface ConfirmChangeProps {
  booking: BookingReply;
  wish: { date: string; time: string; persons: number };
  /** The house looks at each booking itself. */
  mustBeConfirmed: boolean;
  isSending: boolean;
  onSend: () => void;
  onBack: () => void;
}

/** What was, what will be, and the button. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { booking, wish, mustBeConfirmed, isSending, onSend, onBack } = props;
  const t = useText(manageTexts);
  const { formats } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const summary = ({ date, time, persons }: ConfirmChangeProps['wish']) =>
    [formats.persons(persons), formats.mediumDate(date), t('at', { time })].join(' · ');
  return (
    <section className={styles['confirm']} data-part="confirm-change">
      <h2 ref={title} tabIndex={-1}>
        {t('changeQuestion')}
      </h2>
      <dl>
        <dt>{t('before')}</dt>
        <dd>
          <del>{summary(booking)}</del>
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <b>{summary(wish)}</b>
        </dd>
      </dl>
      {mustBeConfirmed && <p className={styles['note']}>{t('changeRequest')}</p>}
      <div className={styles['buttons']}>
        <button
          type="button"
          className={styles['send']}
          aria-disabled={isSending}
          onClick={() => !isSending && onSend()}
        >
          {t(isSending ? 'changing' : 'changeYes')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('changeOther')}
        </button>
      </div>
    </section>
  );
}
