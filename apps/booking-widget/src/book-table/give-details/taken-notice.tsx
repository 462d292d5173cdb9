import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../app/language.tsx';
import { Notice } from '../../app/notice.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { Slot } from '../draft.ts';
import type { BookingOutcome } from './send-booking.ts';
import styles from './fields.module.css';

interface TakenNoticeProps {
  lost: Extract<BookingOutcome, { kind: 'not-bookable' }>;
  onChoose: (slot: Slot) => void;
  /** Where to go when the day has nothing left. */
  children?: ReactNode;
}

/** Somebody was quicker: the nearest times, one tap away. */
export function TakenNotice({ lost, onChoose, children }: TakenNoticeProps) {
  const t = useText(detailsTexts);
  const { formats } = useLanguage();
  return (
    <Notice kind="warning" title={t(lost.isTaken ? 'takenTitle' : 'closedTitle')}>
      <p>{t(lost.alternatives.length > 0 ? 'takenText' : 'takenNone')}</p>
      <div className={styles['alternatives']}>
        {lost.alternatives.map((slot) => (
          <button
            key={slot.date + slot.time}
            type="button"
            className={styles['alternative']}
            aria-label={`${formats.longDate(slot.date)}, ${t('at', { time: slot.time })}`}
            onClick={() => onChoose(slot)}
          >
            {slot.time}
          </button>
        ))}
      </div>
      {lost.alternatives.length === 0 && children}
    </Notice>
  );
}
