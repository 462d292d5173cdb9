import { useRestaurant } from './use-restaurant.ts';
import type { Minute } from '@stammtisch/domain/time/minute';
import { useEffect, useState } from 'react';
import { minuteInZone } from './restaurant-clock.ts';

/** Specification §9: clock tick 30 s. */
const tick = 30_000;

/** The wall-clock minute at the restaurant. */
export function useNow(): Minute {
  const { timeZone } = useRestaurant();
  const [now, setNow] = useState(() => minuteInZone(new Date(), timeZone));
  useEffect(() => {
    const timer = setInterval(() => setNow(minuteInZone(new Date(), timeZone)), tick);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
