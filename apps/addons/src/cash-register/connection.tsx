import {
  disconnectCashRegister,
  type CashRegisterReply,
} from '@stammtisch/contracts/cash-register/cash-register';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, Button, Dialog, Panel } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useMasterCall } from '../purchase/use-master-call.ts';
import styles from './cash-register.module.css';
import { useConnect } from './use-connect.ts';

/** Whose register it is, the way to the provider’s page, and the way out. */
export function Connection({ register }: { register: CashRegisterReply }) {
  const text = useText('addons');
  const formats = useFormats();
  const { isDemo } = useRestaurant();
  const connect = useConnect(register);
  const disconnect = useMasterCall(disconnectCashRegister);
  const [asks, setAsks] = useState(false);
  const { state, account, connectedAt } = register;
  return (
    <Panel title={text('register.connection')} state={text(`register.state-${state}`)}>
      <p>{text(`register.about-${state}`, { account })}</p>
      {connectedAt !== null && (
        <p className={styles.small}>
          {text('register.since', {
            date: formats.date(connectedAt.slice(0, 10)),
            by: register.connectedBy,
          })}
        </p>
      )}
      {isDemo && <Banner tone="info">{text('addon.demo')}</Banner>}
      {!isDemo && (
        <p className={styles.line}>
          {hasLink(register, 'grant') && state !== 'CONNECTED' && (
            <Button
              variant="primary"
              isPending={connect.isPending}
              onPress={() => connect.mutate()}
            >
              {text(state === 'NONE' ? 'register.connect' : 'register.connect-again')}
            </Button>
          )}
          {hasLink(register, 'disconnect') && (
            <Button onPress={() => setAsks(true)}>{text('register.disconnect')}</Button>
          )}
        </p>
      )}
      <Dialog
        isOpen={asks}
        tone="danger"
        title={text('register.disconnect-question', { account })}
        confirmLabel={text('register.disconnect')}
        isPending={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate({ on: register, options: {} }, { onSettled: () => setAsks(false) })
        }
        onCancel={() => setAsks(false)}
      >
        <p>{text('register.disconnect-what')}</p>
      </Dialog>
    </Panel>
  );
}
