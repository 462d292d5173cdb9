import { useLanguage, useText } from '../../app/language.tsx';
import { Notice } from '../../app/notice.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { Slot } from '../draft.ts';
import type { Sending } from './use-booking.ts';
import styles from './fields.module.css';

interface SendingNoticeProps {
  sending: Sending;
  hasFieldErrors: boolean;
  onStop: () => void;
  onChoose: (slot: Slot) => void;
}

/** What became of the last sending, when it was not simply booked. */
export function SendingNotice(props: SendingNoticeProps) {
  const { sending, hasFieldErrors, onStop, onChoose } = props;
  const t = useText(detailsTexts);
  const { formats } = useLanguage();
  if (hasFieldErrors) return <Notice kind="danger">{t('checkFields')}</Notice>;
  switch (sending.kind) {
    case 'waiting':
      return (
        <Notice kind="warning" title={t('offlineTitle')}>
          <p>{t('offlineText')}</p>
          <button type="button" className="button" onClick={onStop}>
            {t('stopWaiting')}
          </button>
        </Notice>
      );
    case 'not-bookable':
      return (
        <Notice kind="warning" title={t(sending.isTaken ? 'takenTitle' : 'closedTitle')}>
          <p>{t(sending.alternatives.length > 0 ? 'takenText' : 'takenNone')}</p>
          <div className={styles['alternatives']}>
            {sending.alternatives.map((slot) => (
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
        </Notice>
      );
    case 'refused':
    case 'failed': {
      const isTooOften = sending.kind === 'failed' && sending.isTooOften;
      return (
        <Notice kind="danger" title={t('failedTitle')}>
          <p>{t(isTooOften ? 'tooMany' : 'failedText')}</p>
        </Notice>
      );
    }
    default:
      return null;
  }
}
