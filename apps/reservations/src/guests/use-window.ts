import { useEffect, useState, type RefObject } from 'react';

export interface RowWindow {
  /** First and one past the last row to draw. */
  from: number;
  to: number;
}

/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const spare = 12;

/** Which rows of equal height are in sight of their scrolling frame. */
export function windowOf(scrollTop: number, height: number, rowHeight: number): RowWindow {
  const from = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  // Before the frame is measured a screenful is drawn.
  const rows = Math.ceil((height || 800) / rowHeight) + 2 * spare;
  return { from, to: from + rows };
}

/** Follows the scrolling of a frame; tells only when other rows have to be drawn. */
export function useWindow(frame: RefObject<HTMLElement | null>, rowHeight: number): RowWindow {
  const [place, setPlace] = useState(() => windowOf(0, 0, rowHeight));
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = () => {
      const next = windowOf(element.scrollTop, element.clientHeight, rowHeight);
      setPlace((old) => (old.from === next.from && old.to === next.to ? old : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [frame, rowHeight]);
  return place;
}
