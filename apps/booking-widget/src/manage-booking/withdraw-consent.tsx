import { useState } from 'react';
import {
  booking as bookingReply,
  type BookingReply,
} from '@stammtisch/contracts/public/book-table';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../api/ask.ts';
import { hrefOf } from '../api/links.ts';
import { useText } from '../app/language.tsx';
import { manageTexts } from '../texts/manage-texts.ts';
import styles from './manage-booking.module.css';

interface WithdrawConsentProps {
  booking: BookingReply;
  onChanged: (booking: BookingReply) => void;
}

const consents = ['newsletter', 'dataStorage'] as const;

/** What the guest still allows, each with its way back; the booking stays as it is. */
export function WithdrawConsent({ booking, onChanged }: WithdrawConsentProps) {
  const t = useText(manageTexts);
  const [withdrawn, setWithdrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const given = consents.filter((consent) => booking.allows?.[consent]);
  if (given.length === 0 && !withdrawn) return null;

  async function withdraw(consent: (typeof consents)[number]) {
    setFailed(false);
    try {
      const options = { method: 'POST', body: { consent } };
      onChanged(await ask(hrefOf(booking, 'withdraw'), bookingReply, options));
      setWithdrawn(true);
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setFailed(true);
    }
  }

  return (
    <section className={styles['consents']} data-part="withdraw-consent">
      <h3>{t('consentsTitle')}</h3>
      <ul>
        {given.map((consent) => (
          <li key={consent}>
            <span>{t(`allows_${consent}`)}</span>
            <button type="button" className="link" onClick={() => void withdraw(consent)}>
              {t('withdraw')}
              <span className="visually-hidden">: {t(`allows_${consent}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <output>{withdrawn && t('withdrawn')}</output>
      <div role="alert">{failed && <p className={styles['refusal']}>{t('failed')}</p>}</div>
    </section>
  );
}
