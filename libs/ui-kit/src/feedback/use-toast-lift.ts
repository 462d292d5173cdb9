import { useLayoutEffect, type RefObject } from 'react';

/** Messages rise above what stands at the foot of the page, so that its buttons stay in reach. */
export function useToastLift(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', `${foot.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--toast-lift');
    };
  }, [foot]);
}
