import { backgroundSlot } from '@stammtisch/contracts/slots/background';
import { Slot } from '@stammtisch/remote-kit';
import { useIsIdle } from '../remote-loader/use-is-idle.ts';

/** What remotes keep up to date whichever page is open; begun when nobody waits for anything. */
export function Background() {
  if (!useIsIdle()) return null;
  return (
    <div hidden>
      <Slot of={backgroundSlot} data={{}} />
    </div>
  );
}
