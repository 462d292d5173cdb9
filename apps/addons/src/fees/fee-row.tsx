import type { FeeReply } from '@stammtisch/contracts/payment/fee';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { useFailureWords } from './use-failure-words.ts';
import styles from './fees.module.css';

export interface FeeRowProps {
  fee: FeeReply;
  onCollect: (fee: FeeReply) => void;
  onRefund: (fee: FeeReply) => void;
}

/** One fee: who, when, why, how much, and the one thing that can be done about it. */
export function FeeRow({ fee, onCollect, onRefund }: FeeRowProps) {
  const text = useText('addons');
  const formats = useFormats();
  const sayFailure = useFailureWords();
  return (
    <li className={styles.fee}>
      <span className={styles.when}>{`${fee.date} ${fee.time}`}</span>
      <span className={styles.who}>
        <strong>{fee.guestName}</strong>
        <small>{`${formats.persons(fee.persons)} · ${text(`fee.${fee.kind}`)} · ${fee.card}`}</small>
        {fee.failure && <small className={styles.failure}>{sayFailure(fee.failure)}</small>}
        {fee.reason !== '' && fee.reason !== text(`fee.${fee.kind}`) && <small>{fee.reason}</small>}
      </span>
      <span className={styles.amount}>
        {formats.money(fee.amount)}
        <small>{text(`fee.state-${fee.state}`)}</small>
      </span>
      <span className={styles.actions}>
        {hasLink(fee, 'evidence') && fee.id !== null && (
          <RouteLink to="fees.evidence" params={{ feeId: fee.id }}>
            {text('fee.evidence')}
          </RouteLink>
        )}
        {hasLink(fee, 'refund') && (
          <Button onPress={() => onRefund(fee)}>{text('fee.refund')}</Button>
        )}
        {hasLink(fee, 'collect-fee') && (
          <Button variant="primary" onPress={() => onCollect(fee)}>
            {text(fee.state === 'FAILED' ? 'fee.collect-again' : 'fee.collect')}
          </Button>
        )}
      </span>
    </li>
  );
}
