import { useState } from 'react';
import {
  booking as bookingReply,
  type BookingReply,
} from '@stammtisch/contracts/public/book-table';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../api/ask.ts';
import { findHref, hrefOf } from '../api/links.ts';
import { readTimesAt, type Restaurant } from '../api/restaurant.ts';
import { useText } from '../app/language.tsx';
import { createAvailability } from '../book-table/availability.ts';
import { ChooseTime } from '../book-table/choose-time/choose-time.tsx';
import { newDraft, type Slot } from '../book-table/draft.ts';
import { outcomeOf, type BookingOutcome } from '../book-table/give-details/send-booking.ts';
import { TakenNotice } from '../book-table/give-details/taken-notice.tsx';
import { manageTexts } from '../texts/manage-texts.ts';
import { ConfirmChange } from './confirm-change.tsx';
import styles from './manage-booking.module.css';

interface ChangeBookingProps {
  booking: BookingReply;
  restaurant: Restaurant;
  onChanged: (booking: BookingReply) => void;
  /** The booking has changed meanwhile: read it anew. */
  onOutdated: () => void;
}

type Lost = Extract<BookingOutcome, { kind: 'not-bookable' }>;
type Refusal = { kind: 'said'; text: 'changeCall' | 'tooMany' | 'failed' | 'offline' } | Lost;

const nobody = { de: '', en: '', fr: '' };

/** Another day, time or size: the screen on which it was chosen, and one question. */
export function ChangeBooking({ booking, restaurant, onChanged, onOutdated }: ChangeBookingProps) {
  const t = useText(manageTexts);
  const [draft, setDraft] = useState(() => ({
    ...newDraft(restaurant),
    persons: Math.min(Math.max(booking.persons, restaurant.minPersons), restaurant.maxPersons),
    day: booking.date < restaurant.today ? restaurant.today : booking.date,
  }));
  const [chosen, setChosen] = useState<Slot>();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [availability] = useState(() => {
    const template = hrefOf(booking, 'availability');
    return createAvailability((date, persons) => readTimesAt(template, { date, persons }));
  });
  // The house has greeted its guest already, and nobody waits who has a table.
  const house = { ...restaurant, welcomeText: nobody, waitingListWhenFull: false };

  async function send({ date, time }: Slot) {
    setIsSending(true);
    setRefusal(undefined);
    try {
      const body = { date, time, persons: draft.persons };
      onChanged(await ask(hrefOf(booking, 'change'), bookingReply, { method: 'POST', body }));
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setRefusal(refusalOf(problem));
      setIsSending(false);
      availability.forget();
      if (problem.status === 410) onOutdated();
    }
  }

  if (findHref(booking, 'change') === undefined) return null;
  if (!chosen) {
    return (
      <ChooseTime
        restaurant={house}
        availability={availability}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        onChoose={setChosen}
      />
    );
  }
  return (
    <>
      <ConfirmChange
        booking={booking}
        wish={{ ...chosen, persons: draft.persons }}
        mustBeConfirmed={!restaurant.confirmAtOnce}
        isSending={isSending}
        onSend={() => void send(chosen)}
        onBack={() => {
          setRefusal(undefined);
          setChosen(undefined);
        }}
      />
      <div role="alert">
        {refusal?.kind === 'said' && <p className={styles['refusal']}>{t(refusal.text)}</p>}
        {refusal?.kind === 'not-bookable' && (
          <TakenNotice
            lost={refusal}
            onChoose={(slot) => {
              setRefusal(undefined);
              setChosen(slot);
            }}
          />
        )}
      </div>
    </>
  );
}

function refusalOf(problem: Parameters<typeof outcomeOf>[0]): Refusal {
  const outcome = outcomeOf(problem);
  if (outcome.kind === 'not-bookable') return outcome;
  if (problem.type === 'change-not-allowed') return { kind: 'said', text: 'changeCall' };
  if (outcome.kind === 'offline') return { kind: 'said', text: 'offline' };
  const isTooOften = outcome.kind === 'failed' && outcome.isTooOften;
  return { kind: 'said', text: isTooOften ? 'tooMany' : 'failed' };
}
