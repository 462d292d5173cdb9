import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { Slot, useText } from '@stammtisch/remote-kit';
import { AddonCard } from './addon-card.tsx';
import styles from './addons-overview.module.css';

/** What the house may add to itself: the two addons of this room, and those of others. */
export function AddonsOverview() {
  const text = useText('addons');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('addons.title')}</h1>
      <p className={styles.lead}>{text('addons.lead')}</p>
      <div className={styles.cards}>
        <AddonCard addon="payment" />
        <AddonCard addon="cash-register-sync" />
        <Slot of={addonCardSlot} data={{}} />
      </div>
    </div>
  );
}
