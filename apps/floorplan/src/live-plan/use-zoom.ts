import { useEffect, useRef, useState } from 'react';

/** specification §9 */
const step = 1.1;
const most = 4;

/**
 * How large the rooms are drawn: 1 fits the width that there is. Two fingers, Ctrl and the wheel, and
 * buttons; what lies below the fingers stays there.
 */
export function useZoom() {
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const current = useRef(1);

  const zoomAt = (wished: number, point?: { x: number; y: number }) => {
    const element = view.current;
    const next = Math.min(most, Math.max(1, wished));
    if (element === null || next === current.current) return;
    const box = element.getBoundingClientRect();
    const x = (point?.x ?? box.left + box.width / 2) - box.left;
    const y = (point?.y ?? box.top + box.height / 2) - box.top;
    const grown = next / current.current;
    const left = (element.scrollLeft + x) * grown - x;
    const top = (element.scrollTop + y) * grown - y;
    current.current = next;
    setZoom(next);
    requestAnimationFrame(() => element.scrollTo({ left, top }));
  };
  const latest = useRef(zoomAt);
  useEffect(() => {
    latest.current = zoomAt;
  });

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    let pinch: { distance: number; zoom: number } | undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const factor = event.deltaY < 0 ? step : 1 / step;
      latest.current(current.current * factor, { x: event.clientX, y: event.clientY });
    };
    const touch = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined) {
        pinch = undefined;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      pinch ??= { distance, zoom: current.current };
      latest.current((pinch.zoom * distance) / pinch.distance, {
        x: (first.clientX + second.clientX) / 2,
        y: (first.clientY + second.clientY) / 2,
      });
    };
    const lift = () => {
      pinch = undefined;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('touchend', lift);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('touchend', lift);
    };
  }, []);

  return {
    zoom,
    view,
    zoomIn: () => zoomAt(current.current * step),
    zoomOut: () => zoomAt(current.current / step),
    fit: () => zoomAt(1),
  };
}
