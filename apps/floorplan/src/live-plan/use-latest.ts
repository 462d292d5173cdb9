import { useCallback, useEffect, useRef } from 'react';

/** One function for ever that does what the last drawing said: memoized children stay as they are. */
export function useLatest<Values extends unknown[]>(run: (...values: Values) => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
