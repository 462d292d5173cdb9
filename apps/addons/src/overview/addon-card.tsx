import { useText } from '@stammtisch/remote-kit';
import { Panel } from '@stammtisch/ui-kit';
import styles from './addon-card.module.css';

/** One of the two addons that come with this room (specification §3), as long as none can be bought. */
export function AddonCard({ addon }: { addon: 'payment' | 'cash-register-sync' }) {
  const text = useText('addons');
  return (
    <Panel title={text(`${addon}.title`)} state={text('addon.not-set-up')}>
      <p>{text(`${addon}.does`)}</p>
      <p className={styles.terms}>{text(`${addon}.terms`)}</p>
      <p className={styles.terms}>{text('addon.not-yet')}</p>
    </Panel>
  );
}
