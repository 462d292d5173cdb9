import { listAddons } from '@stammtisch/contracts/addon/addon';
import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { findLink } from '@stammtisch/hal-client';
import { Slot, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { AddonPage } from '../page/addon-page.tsx';
import { AddonCard } from './addon-card.tsx';
import styles from './addons-overview.module.css';

/** What the house may add to itself: the two addons of this room, and those of others. */
export function AddonsOverview() {
  const { entry } = useHost();
  const text = useText('addons');
  const query = useResource(findLink(entry, 'addons'), { schema: listAddons.reply });
  return (
    <AddonPage title={text('addons.title')} lead={text('addons.lead')}>
      <div className={styles.cards}>
        {renderOwn()}
        <Slot of={addonCardSlot} data={{}} />
      </div>
    </AddonPage>
  );

  function renderOwn() {
    if (query.data !== undefined) {
      return query.data.resource._embedded.addons.map((addon) => (
        <AddonCard key={addon.key} addon={addon} refetch={query.refetch} />
      ));
    }
    if (query.isError) {
      return <FailureCard title={text('addons.failed')} onRetry={() => void query.refetch()} />;
    }
    return <Skeleton rows={6} shape="text" />;
  }
}
