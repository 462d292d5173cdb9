import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Notice } from '../../app/notice.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { Slot } from '../draft.ts';
import { TakenNotice } from './taken-notice.tsx';
import type { Sending } from './use-booking.ts';

interface SendingNoticeProps {
  sending: Sending;
  hasFieldErrors: boolean;
  onStop: () => void;
  onChoose: (slot: Slot) => void;
  /** The days around, for a day that has nothing left. */
  elsewhere: ReactNode;
}

/** What became of the last sending, when it was not simply booked. */
export function SendingNotice(props: SendingNoticeProps) {
  const { sending, hasFieldErrors, onStop, onChoose, elsewhere } = props;
  const t = useText(detailsTexts);
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
        <TakenNotice lost={sending} onChoose={onChoose}>
          {elsewhere}
        </TakenNotice>
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
