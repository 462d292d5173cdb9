import { useEffect, useState } from 'react';
import { isProblem, type ProblemError } from '@stammtisch/hal-client/problem';

export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemError }
  | { kind: 'loaded'; value: T };

/** Runs a read at once and again on `retry`. Another thing to read is another component's key. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [reading, setReading] = useState({ load });
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    reading.load().then(
      (value) => isCurrent && setState({ kind: 'loaded', value }),
      (problem: unknown) => {
        if (!isProblem(problem)) throw problem;
        if (isCurrent) setState({ kind: 'failed', problem });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reading]);
  const retry = () => {
    setState({ kind: 'loading' });
    setReading({ load });
  };
  const replace = (value: T) => setState({ kind: 'loaded', value });
  return { state, retry, replace };
}
