import { backgroundSlot } from '@stammtisch/contracts/slots/background';
import { Slot } from '@stammtisch/remote-kit';
import { useEffect, useState } from 'react';
import { whenIdle } from '../remote-loader/when-idle.ts';

/** What remotes keep up to date whichever page is open; begun when nobody waits for anything. */
export function Background() {
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
  if (!isIdle) return null;
  return (
    <div hidden>
      <Slot of={backgroundSlot} data={{}} />
    </div>
  );
}
