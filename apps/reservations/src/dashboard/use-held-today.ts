import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hearPress } from '../timeline/hear-press.ts';
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
    const life = new AbortController();
    let letGo: (() => void) | undefined;
    const release = () => {
      letGo?.();
      letGo = undefined;
    };
    const press = () => {
      letGo ??= hold();
    };
    hearPress(window, { signal: life.signal, onPress: press, onRelease: release });
    return () => {
      release();
      life.abort();
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
