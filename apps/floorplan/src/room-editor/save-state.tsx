import { useText } from '@stammtisch/remote-kit';
import type { ReactNode } from 'react';
import type { SaveState as State } from '../plan/plan-store.ts';
import styles from './save-state.module.css';

/** Whether everything is saved; beside what waits stands what can be done about it. */
export function SaveState({ state, children }: { state: State; children: ReactNode }) {
  const text = useText('floorplan');
  return (
    <div className={styles.state} data-state={state}>
      <output>{text(`room-editor.${state}`)}</output>
      {state === 'waiting' ? children : null}
    </div>
  );
}
