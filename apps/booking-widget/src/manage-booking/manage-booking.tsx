import { useState } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { findHref } from '../api/links.ts';
import type { Restaurant } from '../api/restaurant.ts';
import { Frame } from '../app/frame.tsx';
import { useLanguage, useText } from '../app/language.tsx';
import { bookHash } from '../app/route.ts';
import { Ticket } from '../booking/ticket.tsx';
import { bookingTexts } from '../texts/booking-texts.ts';
import { manageTexts } from '../texts/manage-texts.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { ChangeBooking } from './change-booking.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';
import styles from './manage-booking.module.css';

const explanations = {
  requested: 'lookRequested',
  confirmed: 'lookConfirmed',
  waiting: 'lookWaiting',
  cancelled: 'lookCancelled',
  past: 'lookPast',
  declined: 'lookDeclined',
} as const;

interface ManageBookingProps {
  booking: BookingReply;
  restaurant: Restaurant;
  onChanged: (booking: BookingReply) => void;
  /** The booking has changed meanwhile: read it anew. */
  onOutdated: () => void;
}

/** The booking behind a mail link, and what its guest may still do about it. */
export function ManageBooking({ booking, restaurant, onChanged, onOutdated }: ManageBookingProps) {
  const t = useText(bookingTexts);
  const manage = useText(manageTexts);
  const { formats } = useLanguage();
  const [step, setStep] = useState<'looking' | 'changing' | 'changed'>('looking');
  const { freeUntil } = booking;
  const mayChange = findHref(booking, 'change') !== undefined;
  const isFree = mayChange || findHref(booking, 'cancel') !== undefined;
  const changed = booking.state === 'requested' ? 'changedRequest' : 'changed';
  const say = step === 'changed' ? manage(changed) : t(explanations[booking.state]);
  return (
    <Frame restaurant={restaurant}>
      <section className={styles['screen']} data-part="manage-booking">
        <h2>{t('title')}</h2>
        <output>{say}</output>
        <Ticket booking={booking} restaurant={restaurant}>
          {freeUntil && isFree && (
            <p className={styles['note']}>
              {manage(booking.lateFee ? 'freeWasUntil' : 'freeUntil', {
                day: formats.mediumDate(freeUntil.date),
                time: freeUntil.time,
              })}
            </p>
          )}
          {mayChange && (
            <button
              type="button"
              className={styles['changeButton']}
              aria-expanded={step === 'changing'}
              onClick={() => setStep(step === 'changing' ? 'looking' : 'changing')}
            >
              {manage(step === 'changing' ? 'changeStop' : 'change')}
            </button>
          )}
          {step !== 'changing' && (
            <CancelBooking
              booking={booking}
              phone={restaurant.phone}
              onCancelled={(cancelled) => {
                setStep('looking');
                onChanged(cancelled);
              }}
              onOutdated={onOutdated}
            />
          )}
        </Ticket>
        {step === 'changing' ? (
          <div className={styles['change']}>
            <ChangeBooking
              booking={booking}
              restaurant={restaurant}
              onChanged={(now) => {
                setStep('changed');
                window.scrollTo(0, 0);
                onChanged(now);
              }}
              onOutdated={onOutdated}
            />
          </div>
        ) : (
          <>
            <WithdrawConsent booking={booking} onChanged={onChanged} />
            <a href={bookHash(restaurant.identifier)}>{t('bookAgain')}</a>
          </>
        )}
      </section>
    </Frame>
  );
}
