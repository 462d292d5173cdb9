import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hold } from './use-holding.ts';

/**
 * The service day that an address without a date shows. It follows the clock, but never under somebody's
 * hand: while a pointer is down, or somebody holds it, it waits for a later minute.
 */
export function useHeldToday(today: Day, now: Minute) {
  const [shown, setShown] = useState(today);
  const holders = useRef(new Set<symbol>());
  const hold: Hold = useCallback(() => {
    const holder = Symbol('holder');
    holders.current.add(holder);
    return () => void holders.current.delete(holder);
  }, []);
  useEffect(() => {
    let letGo: (() => void) | undefined;
    const press = () => {
      letGo ??= hold();
    };
    const release = () => {
      letGo?.();
      letGo = undefined;
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      release();
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [hold]);
  const follow = useEffectEvent((clock: { today: Day; now: Minute }) => {
    if (holders.current.size === 0) setShown(clock.today);
  });
  useEffect(() => follow({ today, now }), [today, now]);
  return {
    shown,
    hold,
    /** Somebody chose a day: what was held is of no interest any more. */
    catchUp: () => setShown(today),
  };
}
