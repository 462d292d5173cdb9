import { collectFee, refundFee, type FeeReply } from '@stammtisch/contracts/payment/fee';
import { useFormats } from '@stammtisch/i18n';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Dialog, TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useMasterCall } from '../purchase/use-master-call.ts';
import { useFailureWords } from './use-failure-words.ts';
import styles from './fees.module.css';

export interface FeeQuestion {
  kind: 'collect' | 'refund';
  fee: FeeReply;
}

/** Money moves only after a question, and with a reason. */
export function FeeDialog({ question, onClose }: { question: FeeQuestion; onClose: () => void }) {
  const { kind, fee } = question;
  const { notices } = useHost();
  const text = useText('addons');
  const formats = useFormats();
  const sayFailure = useFailureWords();
  const [reason, setReason] = useState(kind === 'collect' ? text(`fee.${fee.kind}`) : '');
  const onRefused = ({
    type,
    extensions,
  }: {
    type: string;
    extensions: Record<string, unknown>;
  }) => {
    if (type === 'fee-not-collected') notices.error(sayFailure(String(extensions['failure'])));
    else if (type === 'fee-not-due') notices.warning(text('fee.not-due'));
    else return false;
    return true;
  };
  const collect = useMasterCall(collectFee, { onRefused });
  const refund = useMasterCall(refundFee, { onRefused });
  const values = {
    amount: formats.money(fee.amount),
    guest: fee.guestName,
    card: fee.card,
  };
  const confirm = () => {
    const call = kind === 'collect' ? collect : refund;
    call.mutate(
      { on: fee, options: { body: { reason: reason.trim() } } },
      {
        onSuccess: ({ resource }) => {
          if (resource.state === 'PENDING') notices.info(text('fee.pending'));
          else notices.success(text(kind === 'collect' ? 'fee.collected' : 'fee.refunded', values));
        },
        onSettled: onClose,
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={text(`fee.${kind}-title`, values)}
      confirmLabel={text(`fee.${kind}`)}
      isPending={collect.isPending || refund.isPending}
      isConfirmDisabled={reason.trim() === ''}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p>{text(`fee.${kind}-what`, values)}</p>
        <TextField
          label={text('fee.reason')}
          description={text('fee.reason-why')}
          value={reason}
          maxLength={500}
          isRequired
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}
