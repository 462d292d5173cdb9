import { useCallback, useState } from 'react';

/**
 * The height in pixels that a part of a page had when it was last seen on this device, 0 before that:
 * its place is held until what stands there is known, so that nothing moves under a finger.
 */
export function useKeptHeight(name: string) {
  const key = `stammtisch.height.${name}`;
  const [kept] = useState(() => Number(localStorage.getItem(key)) || 0);
  const measure = useCallback(
    (part: HTMLElement | null) => {
      if (part === null) return undefined;
      const keep = () => {
        // What somebody unfolds is folded again next time.
        if (!part.matches('details[open]')) localStorage.setItem(key, String(part.offsetHeight));
      };
      const observer = new ResizeObserver(keep);
      observer.observe(part);
      return () => observer.disconnect();
    },
    [key],
  );
  return { kept, measure };
}
