import { edgeSlot } from '@stammtisch/contracts/slots/edge';
import { Slot } from '@stammtisch/remote-kit';
import { useIsIdle } from '../remote-loader/use-is-idle.ts';
import styles from './edge.module.css';

/**
 * Where something may come up by itself, whichever page is open. It stays in reach above sheets and
 * questions, as messages do, and has no say in what has the focus.
 */
export function Edge() {
  if (!useIsIdle()) return null;
  return (
    <div className={styles.edge} data-react-aria-top-layer>
      <Slot of={edgeSlot} data={{}} />
    </div>
  );
}
