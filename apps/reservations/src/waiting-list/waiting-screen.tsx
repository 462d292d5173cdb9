import { useText } from '@stammtisch/remote-kit';
import { PageHeader, useUndo } from '@stammtisch/ui-kit';
import { useChangeStatus } from '../status/use-change-status.tsx';
import { JoinForm } from './join-form.tsx';
import { useWaitingList } from './use-waiting-list.ts';
import { WaitingParties } from './waiting-parties.tsx';
import styles from './waiting-screen.module.css';

/** The tablet at the door on a full evening: who waits, and who has just come. */
export function WaitingScreen() {
  const text = useText('reservations');
  const list = useWaitingList();
  const status = useChangeStatus({ replace: () => undefined }, useUndo());
  const count = list.query.data?.resource.total ?? 0;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={text('waiting-list.title')}
        subtitle={text('waiting-list.count', { count })}
      />
      <div className={styles.body}>
        <div className={styles.join}>
          <JoinForm quotes={list.quotes} />
        </div>
        <div className={styles.parties}>
          <WaitingParties list={list} onStatus={(party, to) => void status.change(party, to)} />
        </div>
      </div>
      {status.question}
    </div>
  );
}
