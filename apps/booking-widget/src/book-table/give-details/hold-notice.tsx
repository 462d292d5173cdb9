import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Notice } from '../../app/notice.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { Slot } from '../draft.ts';
import { TakenNotice } from './taken-notice.tsx';
import type { Hold } from './use-hold.ts';
import styles from './hold-notice.module.css';

interface HoldNoticeProps {
  hold: Hold;
  onRenew: () => void;
  onChoose: (slot: Slot) => void;
  /** The days around, for a day that has nothing left. */
  elsewhere: ReactNode;
}

/** How long the table is kept, and what to do when it no longer is. */
export function HoldNotice({ hold, onRenew, onChoose, elsewhere }: HoldNoticeProps) {
  const t = useText(detailsTexts);
  return (
    <div className={styles['space']}>
      {hold.kind === 'held' && <Countdown until={hold.until} />}
      <div role="alert">
        {hold.kind === 'expired' && (
          <Notice kind="warning" title={t('holdExpiredTitle')}>
            <p>{t('holdExpiredText')}</p>
            <button type="button" className="button" onClick={onRenew}>
              {t('holdAgain')}
            </button>
          </Notice>
        )}
        {hold.kind === 'not-bookable' && (
          <TakenNotice lost={hold} onChoose={onChoose}>
            {elsewhere}
          </TakenNotice>
        )}
      </div>
    </div>
  );
}

/** Below this many seconds it is said aloud once. */
const soon = 60;

function Countdown({ until }: { until: number }) {
  const t = useText(detailsTexts);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((until - now) / 1_000));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles['hold']} data-part="hold" data-soon={left <= soon || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6.25" />
        <path d="M8 4.5V8l2.25 1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span role="timer">{t('held', { time })}</span>
      <output className="visually-hidden">{left <= soon && left > 0 && t('heldSoon')}</output>
    </div>
  );
}
