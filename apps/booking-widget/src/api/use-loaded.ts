import { useCallback, useEffect, useState } from 'react';
import { isProblem, type ProblemError } from '@stammtisch/hal-client/problem';

export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemError }
  | { kind: 'loaded'; value: T };

/** Runs a read when it changes and on `retry`. `load` must be kept with `useCallback`. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'loading' });
    load().then(
      (value) => isCurrent && setState({ kind: 'loaded', value }),
      (problem: unknown) => {
        if (!isProblem(problem)) throw problem;
        if (isCurrent) setState({ kind: 'failed', problem });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback((value: T) => setState({ kind: 'loaded', value }), []);
  return { state, retry, replace };
}
