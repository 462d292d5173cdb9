import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { AddonPage } from '../page/addon-page.tsx';
import { Buffers } from './buffers.tsx';
import styles from './cash-register.module.css';
import { Connection } from './connection.tsx';
import { Feed } from './feed.tsx';
import { TableList } from './table-list.tsx';
import { useCashRegister } from './use-cash-register.ts';

/** Everything about the cash register of the house. */
export function CashRegisterPage() {
  const text = useText('addons');
  const { features } = useRestaurant();
  const query = useCashRegister();
  return (
    <AddonPage
      title={text('register.title')}
      lead={text('register.lead')}
      back={{ to: 'addons.overview', words: text('checkout-return.back') }}
    >
      {features.includes('cashsync') ? (
        renderRegister()
      ) : (
        <Banner tone="info">{text('register.not-offered')}</Banner>
      )}
    </AddonPage>
  );

  function renderRegister() {
    const register = query.data?.resource;
    if (register === undefined) {
      if (!query.isError) return <Skeleton rows={8} shape="text" />;
      return <FailureCard title={text('register.failed')} onRetry={() => void query.refetch()} />;
    }
    const isKnown = register.state === 'CONNECTED' || register.state === 'REVOKED';
    return (
      <>
        {!register.active && <Banner tone="info">{text('register.inactive')}</Banner>}
        <div className={styles.parts}>
          <div className={styles.side}>
            <Connection register={register} />
            {isKnown && <Feed register={register} />}
          </div>
          <Buffers />
          {isKnown && <TableList register={register} />}
        </div>
      </>
    );
  }
}
