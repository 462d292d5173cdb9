import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that are left to whoever looks away from what is over already. */
const grace = 2_000;

export interface Fading {
  /** In milliseconds, by this device's clock. */
  until: number;
  /** Somebody reads it or uses it: it waits. */
  isHeld: boolean;
  onGone: () => void;
}

/** Ends something by itself, never under somebody's hand. */
export function useFading({ until, isHeld, onGone }: Fading): void {
  const end = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), Math.max(grace, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, isHeld]);
}
