import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Becomes true once nobody waits for anything any more. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let left = false;
    void whenIdle().then(() => {
      if (!left) setIdle(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return isIdle;
}
