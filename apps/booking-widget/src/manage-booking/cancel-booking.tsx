import { useEffect, useRef, useState } from 'react';
import {
  booking as bookingReply,
  type BookingReply,
} from '@stammtisch/contracts/public/book-table';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../api/ask.ts';
import { findHref } from '../api/links.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { phoneLink } from '../app/outward-links.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { manageTexts } from '../texts/manage-texts.ts';
import styles from './manage-booking.module.css';

interface CancelBookingProps {
  booking: BookingReply;
  phone: string;
  onCancelled: (booking: BookingReply) => void;
  /** The booking has changed meanwhile: read it anew. */
  onOutdated: () => void;
}

const refusals = {
  'already-cancelled': 'alreadyCancelled',
  'link-expired': 'expired',
  'cancellation-not-allowed': 'cancelCall',
  offline: 'offline',
} as const;
type Refusal = (typeof refusals)[keyof typeof refusals] | 'failed';

function refusalOf(type: string): Refusal {
  const known = Object.entries(refusals).find(([name]) => name === type);
  return known ? known[1] : 'failed';
}

/** Asks once, then follows the booking's own `cancel` link; without it, the phone remains. */
export function CancelBooking({ booking, phone, onCancelled, onOutdated }: CancelBookingProps) {
  const t = useText(bookingTexts);
  const manage = useText(manageTexts);
  const { language } = useLanguage();
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const [refusal, setRefusal] = useState<Refusal>();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asking') keepButton.current?.focus();
  }, [step]);
  const href = findHref(booking, 'cancel');
  const isWaiting = booking.state === 'waiting';
  const isComing = isWaiting || booking.state === 'requested' || booking.state === 'confirmed';

  async function cancel(href: string) {
    setStep('sending');
    setRefusal(undefined);
    try {
      onCancelled(await ask(href, bookingReply, { method: 'POST' }));
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setRefusal(refusalOf(problem.type));
      setStep('closed');
      if (problem.type === 'already-cancelled') onOutdated();
    }
  }

  const sayFee = ({ amount, currency }: NonNullable<BookingReply['lateFee']>) => {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency });
    return manage('lateFee', { amount: money.format(amount / 100) });
  };

  if (!isComing) return null;
  if (!href) {
    return (
      <p className={styles['note']}>
        {t('cancelCall')} {phone && <a href={phoneLink(phone)}>{t('call', { phone })}</a>}
      </p>
    );
  }
  return (
    <div className={styles['cancel']}>
      <div role="alert">{refusal && <p className={styles['refusal']}>{t(refusal)}</p>}</div>
      {step === 'closed' ? (
        <button type="button" className="link" onClick={() => setStep('asking')}>
          {t(isWaiting ? 'leaveList' : 'cancel')}
        </button>
      ) : (
        <fieldset className={styles['question']}>
          <legend>
            {t('cancelQuestion')} {booking.lateFee && <b>{sayFee(booking.lateFee)}</b>}
          </legend>
          <button
            type="button"
            className={styles['danger']}
            aria-disabled={step === 'sending'}
            onClick={() => step === 'asking' && void cancel(href)}
          >
            {t(step === 'sending' ? 'cancelling' : 'cancelYes')}
          </button>
          <button
            ref={keepButton}
            type="button"
            className="button"
            onClick={() => setStep('closed')}
          >
            {t('cancelNo')}
          </button>
        </fieldset>
      )}
    </div>
  );
}
