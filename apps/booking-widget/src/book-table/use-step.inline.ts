import { useCallback, useState } from 'react';
import { useRoot } from '../app/place.ts';
import type { Step } from './use-step.ts';

/** The step of one form among others; the browser's history is the page's. */
export function useStep(): [Step, (step: Step) => void, () => void] {
  const root = useRoot();
  const [step, setStep] = useState<Step>('time');
  const goTo = useCallback(
    (next: Step) => {
      setStep(next);
      if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    },
    [root],
  );
  const goBack = useCallback(() => goTo('time'), [goTo]);
  return [step, goTo, goBack];
}
