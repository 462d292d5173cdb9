import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While open: Escape, a press outside or the focus going elsewhere closes. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (how: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) dismiss('outside');
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') dismiss('escape');
      },
      { signal },
    );
    return () => stop.abort();
  }, [box, isOpen]);
}
