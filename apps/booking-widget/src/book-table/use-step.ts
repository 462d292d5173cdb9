import { useCallback, useState, useSyncExternalStore } from 'react';

export type Step = 'time' | 'details' | 'booked';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function currentStep(): Step {
  const state: unknown = window.history.state;
  const isStep = typeof state === 'object' && state !== null && 'step' in state;
  return isStep && (state.step === 'details' || state.step === 'booked') ? state.step : 'time';
}

const goBack = () => window.history.back();

/** The step lives in the browser's history, so that "back" on a phone leads to the times. */
export function useStep(): [Step, (step: Step) => void, () => void] {
  const [, redraw] = useState(0);
  const step = useSyncExternalStore(subscribe, currentStep);
  const goTo = useCallback((next: Step) => {
    if (next === 'details') window.history.pushState({ step: next }, '');
    else window.history.replaceState({ step: next }, '');
    redraw((count) => count + 1);
    window.scrollTo(0, 0);
  }, []);
  return [step, goTo, goBack];
}
