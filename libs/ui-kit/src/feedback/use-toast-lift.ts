import { useLayoutEffect, type RefObject } from 'react';

/**
 * Messages rise above what stands at the foot, so that its buttons stay in reach.
 *
 * @param standsOn the page's end, or the screen's, where a phone's navigation is covered
 */
export function useToastLift(
  foot: RefObject<HTMLElement | null>,
  standsOn: 'page' | 'screen' = 'page',
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--toast-lift');
    const height = `${foot.current?.offsetHeight ?? 0}px`;
    const lift = standsOn === 'page' ? height : `max(0px, ${height} - var(--bottom-bar-height))`;
    style.setProperty('--toast-lift', lift);
    return () => style.setProperty('--toast-lift', before);
  }, [foot, standsOn]);
}
