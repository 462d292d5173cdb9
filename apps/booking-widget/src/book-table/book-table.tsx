import { lazy, Suspense, useEffect, useState } from 'react';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { readTimes, type Restaurant } from '../api/restaurant.ts';
import { Frame } from '../app/frame.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { createAvailability } from './availability.ts';
import { ChooseTime } from './choose-time/choose-time.tsx';
import { keepDraft, newDraft, restoreDraft, type Draft } from './draft.ts';
import { useStep } from './use-step.ts';

const loadOtherwise = () => import('../otherwise.ts');
const NotOnline = lazy(async () => ({ default: (await loadOtherwise()).NotOnline }));
const loadDetails = () => import('./give-details/give-details.tsx');
const GiveDetails = lazy(async () => ({ default: (await loadDetails()).GiveDetails }));
const loadBooked = () => import('./booked/booked.tsx');
const Booked = lazy(async () => ({ default: (await loadBooked()).Booked }));

/** The two screens, and what follows them. */
export function BookTable({ restaurant }: { restaurant: Restaurant }) {
  // What was chosen for an event is not for a table on another day.
  const identifier = restaurant.identifier + (restaurant.event?.id ?? '');
  const [draft, setDraft] = useState(() => restoreDraft(identifier, restaurant));
  const [booking, setBooking] = useState<BookingReply>();
  const [step, goTo, goBack] = useStep();
  const [availability] = useState(() =>
    createAvailability((date, persons) => readTimes(restaurant, date, persons)),
  );
  useEffect(() => {
    // The second screen should open at once, and also when the connection is gone by then. What
    // fails here is asked for again when it is shown.
    const timer = setTimeout(
      () => void Promise.allSettled([loadDetails(), loadBooked(), loadOtherwise()]),
      800,
    );
    return () => clearTimeout(timer);
  }, []);

  const change = (part: Partial<Draft>) => {
    setDraft((before) => {
      const after = { ...before, ...part };
      keepDraft(identifier, after);
      return after;
    });
  };
  const finish = (made: BookingReply) => {
    keepDraft(identifier, null);
    setBooking(made);
    goTo('booked');
  };
  const startAnew = () => {
    availability.forget();
    setBooking(undefined);
    setDraft({ ...newDraft(restaurant), details: draft.details });
    goTo('time');
  };

  const screen = () => {
    if (booking && step === 'booked') {
      return <Booked booking={booking} restaurant={restaurant} onBookAnother={startAnew} />;
    }
    if (!restaurant.active || restaurant.nextOpenDay === null) {
      return <NotOnline restaurant={restaurant} />;
    }
    if (step === 'details' && draft.slot) {
      return (
        <GiveDetails
          restaurant={restaurant}
          availability={availability}
          draft={draft}
          slot={draft.slot}
          onChange={change}
          onTaken={() => availability.forget()}
          onBack={goBack}
          onBooked={finish}
        />
      );
    }
    return (
      <ChooseTime
        restaurant={restaurant}
        availability={availability}
        draft={draft}
        onChange={change}
        onChoose={(slot) => {
          change({ slot });
          goTo('details');
        }}
      />
    );
  };
  return (
    <Frame restaurant={restaurant} subtitle={restaurant.event?.title}>
      <Suspense fallback={<Skeleton />}>{screen()}</Suspense>
    </Frame>
  );
}
