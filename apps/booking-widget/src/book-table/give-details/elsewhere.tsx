import { useEffect, useSyncExternalStore } from 'react';
import type { Restaurant } from '../../api/restaurant.ts';
import type { Availability } from '../availability.ts';
import { OtherDays } from '../choose-time/other-days.tsx';
import { daysAround } from '../day-span.ts';
import type { Draft, Slot } from '../draft.ts';

interface ElsewhereProps {
  restaurant: Restaurant;
  availability: Availability;
  draft: Draft;
  onChoose: (slot: Slot) => void;
}

/** Nothing is left on the whole day: the days around it, asked anew because others book too. */
export function Elsewhere({ restaurant, availability, draft, onChoose }: ElsewhereProps) {
  const { day, persons } = draft;
  useSyncExternalStore(availability.subscribe, availability.version);
  useEffect(() => {
    availability.forget();
    for (const each of daysAround(day, restaurant)) void availability.ask(each, persons);
  }, [availability, day, persons, restaurant]);
  return (
    <OtherDays
      restaurant={restaurant}
      availability={availability}
      draft={draft}
      onChoose={onChoose}
      onRetry={() => void availability.ask(day, persons)}
    />
  );
}
