import { useLayoutEffect } from 'react';

/** Tells once that what stands beside it was drawn; nothing is told when that threw. */
export function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(() => {
    onDrawn();
    // A version is drawn once, however often its page is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
