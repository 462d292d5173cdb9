import {
  openPaymentAccount,
  readPaymentAccount,
} from '@stammtisch/contracts/payment/payment-account';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { useMasterCall } from '../purchase/use-master-call.ts';
import styles from './payment-account.module.css';

/** The account at the provider into which fees go, and what it still wants to know. */
export function PaymentAccount() {
  const { entry, notices } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('addons');
  const query = useResource(findLink(entry, 'payment-account'), {
    schema: readPaymentAccount.reply,
  });
  const open = useMasterCall(openPaymentAccount, {
    onRefused: ({ type, extensions }) => {
      if (type !== 'payment-account-failed') return false;
      notices.error(text('account.failed', { reason: String(extensions['reason']) }));
      return true;
    },
  });
  const account = query.data?.resource;
  if (account === undefined) {
    if (!query.isError) return <Skeleton rows={2} shape="text" />;
    return (
      <FailureCard
        title={text('account.failed', { reason: '' })}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const due = [...new Set(account.capabilities.flatMap((each) => each.currentlyDue))];
  const past = [...new Set(account.capabilities.flatMap((each) => each.pastDue))];
  const lead = () =>
    open.mutate(
      { on: account, options: {} },
      { onSuccess: ({ resource }) => window.location.assign(resource.url) },
    );
  return (
    <section className={styles.account}>
      <h3>{text('account.title')}</h3>
      <p>{text(`account.${account.status}`)}</p>
      {account.status === 'DUE' && (
        <ul>
          {[...new Set([...past, ...due])].map((name) => (
            <li key={name}>{name}</li>
          ))}
          {due.length + past.length === 0 && <li>{text('account.due-none')}</li>}
        </ul>
      )}
      {account.status !== 'READY' && !isDemo && (
        <Button isPending={open.isPending} onPress={lead}>
          {text(account.status === 'MISSING' ? 'account.open' : 'account.again')}
        </Button>
      )}
    </section>
  );
}
