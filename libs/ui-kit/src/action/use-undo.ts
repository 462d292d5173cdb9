import { useEffect, useEffectEvent, useRef } from 'react';

export interface UndoOffer {
  /** Takes the change back, once; later calls do nothing. */
  undo: () => void;
}

export interface Undo {
  /**
   * Remembers how the last change is taken back. `until` is the moment (milliseconds since 1970) from
   * which on it no longer can be, because something has left the house.
   */
  offer: (run: () => void, until?: number) => UndoOffer;
  /**
   * A change that is on the screen already, and on its way to the server. Ctrl+Z waits for its offer,
   * so that a quick press never takes back the change before it.
   */
  during: <T>(change: Promise<T>) => Promise<T>;
}

interface Entry {
  run: () => void;
  until: number;
}

/** More than anybody takes back one by one. */
const depth = 20;

const typing = 'input, textarea, select, [contenteditable], dialog form';

/** Ctrl+Z takes the screen's last change back, then the one before. */
export function useUndo(): Undo {
  const entries = useRef<Entry[]>([]);
  const onTheirWay = useRef(new Set<Promise<unknown>>());

  const last = () => entries.current.findLast((entry) => Date.now() < entry.until);
  const take = (entry: Entry | undefined) => {
    if (entry === undefined || !entries.current.includes(entry)) return;
    entries.current = entries.current.filter((each) => each !== entry);
    if (Date.now() < entry.until) entry.run();
  };
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
    const isIdle = onTheirWay.current.size === 0;
    if (!isUndo || isTyping || event.defaultPrevented || (isIdle && last() === undefined)) return;
    event.preventDefault();
    if (isIdle) take(last());
    else void Promise.allSettled(onTheirWay.current).then(() => take(last()));
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return {
    offer(run, until = Number.POSITIVE_INFINITY) {
      const entry = { run, until };
      entries.current = [...entries.current, entry].slice(-depth);
      return { undo: () => take(entry) };
    },
    async during(change) {
      onTheirWay.current.add(change);
      try {
        return await change;
      } finally {
        onTheirWay.current.delete(change);
      }
    },
  };
}
