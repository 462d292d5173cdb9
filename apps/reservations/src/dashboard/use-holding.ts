import { useEffect } from 'react';

/** Keeps the day on the screen until what it answers is called. */
export type Hold = () => () => void;

/** Keeps the day on the screen as long as something is under way that another day would take away. */
export function useHolding(hold: Hold | undefined, isUnderWay: boolean): void {
  useEffect(() => (isUnderWay ? hold?.() : undefined), [hold, isUnderWay]);
}
