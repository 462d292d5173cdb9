import { useSyncExternalStore } from 'react';

/** specification §9: the clock ticks every 30 seconds. */
export const tick = 30_000;

let now = Date.now();

function subscribe(changed: () => void): () => void {
  const update = () => {
    now = Date.now();
    changed();
  };
  const timer = setInterval(update, tick);
  // A tab in the background sleeps: on return the clock must not show an old minute.
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/** Milliseconds since 1970, fresh every 30 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
