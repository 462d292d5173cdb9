import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { useCallback, useLayoutEffect, useRef } from 'react';

interface Span {
  min: Minute;
  max: Minute;
}

interface Hours {
  start: Minute;
  end: Minute;
}

export interface WindowBand {
  /** Lays an element along the board's axis: as wide as the whole span, placed as the window is. */
  lay: (element: HTMLElement | null) => (() => void) | undefined;
  /** Follows the board; past React, because it happens in every frame of a pan. */
  follow: (window: Hours) => void;
}

/** Keeps elements above and below the board in step with the hours that it shows. */
export function useWindowBand(span: Span, first: Hours): WindowBand {
  const elements = useRef(new Set<HTMLElement>());
  const shown = useRef({ span, window: first });

  const place = useCallback(() => {
    const { span, window } = shown.current;
    const whole = minutesBetween(span.min, span.max);
    const inView = Math.max(1, minutesBetween(window.start, window.end));
    const before = minutesBetween(span.min, window.start);
    for (const { style } of elements.current) {
      style.width = `${(100 * whole) / inView}%`;
      style.transform = `translateX(${(-100 * before) / whole}%)`;
    }
  }, []);

  useLayoutEffect(() => {
    shown.current = { ...shown.current, span };
    place();
  }, [span, place]);

  const lay = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    elements.current.add(element);
    return () => void elements.current.delete(element);
  }, []);
  const follow = useCallback(
    (window: Hours) => {
      shown.current = { ...shown.current, window };
      place();
    },
    [place],
  );
  return { lay, follow };
}
