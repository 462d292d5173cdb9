import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from './use-latest.ts';

export interface Drag {
  /** A party's id, as `data-party` names it. */
  party: string;
  /** `data-table` of where it was taken. */
  from: string | undefined;
}

export interface DragGiven {
  /** Everything that can be dragged, and every table, lies in it. */
  area: RefObject<HTMLElement | null>;
  /** Follows the pointer; the area draws it while something is dragged. */
  ghost: RefObject<HTMLElement | null>;
  onStart: (drag: Drag) => void;
  onDrop: (drag: Drag, table: string) => void;
  onCancel: () => void;
}

interface Press extends Drag {
  pointer: number;
  x: number;
  y: number;
  isDragging: boolean;
}

/** Pixels: less is a press by an unsteady hand. */
const threshold = 6;
/** Milliseconds; screens: long press to move, because a short one scrolls. */
const longPress = 350;

/**
 * Drags parties onto tables by mouse, pen or finger. Only the ghost and the table below the pointer
 * are touched while it moves, past React: nothing is drawn again at 200 tables.
 */
export function useDrag({ area, ghost, ...given }: DragGiven): void {
  const start = useLatest(given.onStart);
  const drop = useLatest(given.onDrop);
  const cancel = useLatest(given.onCancel);
  const place = useRef({ x: 0, y: 0 });

  useEffect(() => {
    const root = area.current;
    if (root === null) return undefined;
    let press: Press | undefined;
    let over: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const mark = (next: Element | undefined) => {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    };
    const follow = () => {
      const { x, y } = place.current;
      if (ghost.current) ghost.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    };
    const begin = () => {
      if (press === undefined) return;
      press.isDragging = true;
      start({ party: press.party, from: press.from });
      requestAnimationFrame(follow);
    };
    const end = () => {
      clearTimeout(timer);
      mark(undefined);
      press = undefined;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const source = event.target.closest('[data-party]');
      const party = source?.getAttribute('data-party');
      if (!source || !party) return;
      const from = source.getAttribute('data-table') ?? undefined;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      press = { party, from, pointer, x, y, isDragging: false };
      place.current = { x, y };
      if (event.pointerType === 'touch') timer = setTimeout(begin, longPress);
    };
    const move = (event: PointerEvent) => {
      if (press?.pointer !== event.pointerId) return;
      const { clientX: x, clientY: y } = event;
      place.current = { x, y };
      if (!press.isDragging) {
        if (Math.hypot(x - press.x, y - press.y) < threshold) return;
        if (event.pointerType === 'touch') return end();
        begin();
      }
      follow();
      mark(document.elementFromPoint(x, y)?.closest('[data-table]') ?? undefined);
    };
    const up = (event: PointerEvent) => {
      if (press?.pointer !== event.pointerId) return;
      const { isDragging, party, from } = press;
      const table = over?.getAttribute('data-table');
      end();
      if (!isDragging) return;
      // The press that ends a drag is no press on what lies below.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      if (table) drop({ party, from }, table);
      else cancel();
    };
    const giveUp = () => {
      if (press?.isDragging) cancel();
      end();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && press?.isDragging) giveUp();
    };
    const hold = (event: TouchEvent) => {
      if (press?.isDragging) event.preventDefault();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('touchmove', hold, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', key);
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('touchmove', hold);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', key);
    };
  }, [area, ghost, start, drop, cancel]);
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
