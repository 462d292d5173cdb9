import { completeCheckout } from '@stammtisch/contracts/payment/checkout';
import { isProblem } from '@stammtisch/hal-client';
import { useHost, useSearchParams, useText } from '@stammtisch/remote-kit';
import { Banner, Button, Spinner } from '@stammtisch/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { AddonPage } from '../page/addon-page.tsx';
import styles from './checkout-return.module.css';

/** The way back from the provider's page (specification §4): it is asked again before anything is said. */
export function CheckoutReturn() {
  const { client, entry } = useHost();
  const text = useText('addons');
  const [search] = useSearchParams();
  const checkoutSessionId = search.get('session_id') ?? '';
  const tenant = search.get('tenant') ?? '';
  const query = useQuery({
    queryKey: ['checkout-return', checkoutSessionId, tenant],
    queryFn: () => client.call(entry, completeCheckout, { body: { checkoutSessionId, tenant } }),
    retry: false,
    // What came of it is said once, whatever becomes of the addon later.
    staleTime: Infinity,
  });
  return (
    <AddonPage
      title={text('checkout-return.title')}
      back={{ to: 'addons.overview', words: text('checkout-return.back') }}
    >
      {renderOutcome()}
    </AddonPage>
  );

  function renderOutcome() {
    if (query.isPending) {
      return (
        <p className={styles.asking}>
          <Spinner label={text('checkout-return.asking')} />
          <span aria-hidden>{text('checkout-return.asking')}</span>
        </p>
      );
    }
    if (query.isError && !isForged(query.error)) {
      const again = (
        <Button onPress={() => void query.refetch()}>{text('checkout-return.retry')}</Button>
      );
      return (
        <Banner tone="warning" actions={again}>
          {text('checkout-return.unknown')}
        </Banner>
      );
    }
    if (query.data?.resource.active) {
      return <Banner tone="success">{text('checkout-return.success')}</Banner>;
    }
    return (
      <Banner tone="danger">
        {text('checkout-return.failure')} {text('checkout-return.failure-what')}
      </Banner>
    );
  }
}

/** A session that is none, or another house's: there is nothing to ask again. */
function isForged(error: Error): boolean {
  return isProblem(error, 'not-found') || isProblem(error, 'invalid-request');
}
