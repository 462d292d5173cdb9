import {
  connectCashRegister,
  readCashRegister,
} from '@stammtisch/contracts/cash-register/cash-register';
import { findLink, isProblem } from '@stammtisch/hal-client';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { Banner, Button, Spinner } from '@stammtisch/ui-kit';
import { useQuery } from '@tanstack/react-query';
import styles from './cash-register.module.css';

export interface Brought {
  state: string;
  accountToken: string;
  /** `approved` or `denied`. */
  status: string;
}

/** Connects with what the provider has sent the browser back with, and says what became of it. */
export function ReturnOutcome({ brought }: { brought: Brought }) {
  const { client, entry, requireMaster } = useHost();
  const text = useText('addons');
  const isDenied = brought.status === 'denied';
  const query = useQuery({
    queryKey: ['cash-register-return', brought.state],
    enabled: !isDenied,
    queryFn: async () => {
      const link = findLink(entry, 'cash-register');
      if (link === undefined) throw new Error('the entry document names no cash register');
      const { resource } = await client.get(link.href, { schema: readCashRegister.reply });
      const { state, accountToken } = brought;
      return withMaster(requireMaster, () =>
        client.call(resource, connectCashRegister, { body: { state, accountToken } }),
      );
    },
    retry: false,
    // The state counts once.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isDenied) return <Banner tone="info">{text('register.denied')}</Banner>;
  if (query.isPending) {
    return (
      <p className={styles.line}>
        <Spinner label={text('register.connecting')} />
        <span aria-hidden>{text('register.connecting')}</span>
      </p>
    );
  }
  if (query.isError) {
    const isOver =
      isProblem(query.error, 'cash-register-grant-over') ||
      isProblem(query.error, 'invalid-request');
    const isAsked = isProblem(query.error, 'master-password-required');
    const again = (
      <Button onPress={() => void query.refetch()}>{text('checkout-return.retry')}</Button>
    );
    return (
      <Banner tone="danger" actions={isAsked ? again : undefined}>
        {text(
          isOver ? 'register.over' : isAsked ? 'register.needs-master' : 'register.setup-failed',
        )}
      </Banner>
    );
  }
  const { account } = query.data.resource;
  return <Banner tone="success">{text('register.connected', { account })}</Banner>;
}
