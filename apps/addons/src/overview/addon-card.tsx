import type { AddonReply } from '@stammtisch/contracts/addon/addon';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { Panel } from '@stammtisch/ui-kit';
import { PaymentAccount } from '../account/payment-account.tsx';
import { Bought } from '../purchase/bought.tsx';
import { BuyForm } from '../purchase/buy-form.tsx';
import { useCheckoutPoll } from '../purchase/use-checkout-poll.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import { Waiting } from '../purchase/waiting.tsx';
import styles from './addon-card.module.css';

export interface AddonCardProps {
  addon: AddonReply;
  refetch: () => unknown;
}

const nouns = { payment: 'payment', cash_register_sync: 'cash-register-sync' } as const;

/** One addon from the first look to the last: what is missing, buying, using, ending. */
export function AddonCard({ addon, refetch }: AddonCardProps) {
  const text = useText('addons');
  const noun = nouns[addon.key];
  const name = text(`${noun}.title`);
  const { buy, isPending, checkoutUrl } = usePurchase(addon);
  const isAsking = useCheckoutPoll(addon, name, refetch);
  return (
    <Panel title={name} state={text(`addon.state-${stateOf(addon)}`)}>
      <p>{text(`${noun}.does`)}</p>
      <p className={styles.terms}>{text(`${noun}.terms`)}</p>
      {addon.status === 'NONE' && (
        <BuyForm addon={addon} terms={text(`${noun}.terms`)} isPending={isPending} onBuy={buy} />
      )}
      {addon.status === 'CHECKOUT_PENDING' && (
        <Waiting checkoutUrl={checkoutUrl} isAsking={isAsking} onAgain={() => buy()} />
      )}
      {addon.status === 'PURCHASED' && <Bought addon={addon} name={name} />}
      {addon.key === 'payment' && addon.status === 'PURCHASED' && (
        <>
          <PaymentAccount />
          <p className={styles.links}>
            <RouteLink to="fees.list">{text('payment.fees')}</RouteLink>
            <RouteLink to="onlinereservation-settings.edit">{text('payment.policy')}</RouteLink>
          </p>
        </>
      )}
      {addon.key === 'cash_register_sync' && addon.status === 'PURCHASED' && (
        <p className={styles.links}>
          <RouteLink to="addons.cash-register">{text('register.set-up')}</RouteLink>
        </p>
      )}
    </Panel>
  );
}

function stateOf({ status, active }: AddonReply) {
  if (status !== 'PURCHASED') return status;
  return active ? 'active' : 'resting';
}
