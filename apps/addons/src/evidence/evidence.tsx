import type { ReplyOf } from '@stammtisch/contracts/call';
import type { readFeeEvidence } from '@stammtisch/contracts/payment/fee';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Fact, Facts } from '@stammtisch/ui-kit';
import { useInstant } from './use-instant.ts';
import styles from './evidence.module.css';

/** What the guest agreed to, what happened, which mails went out, what was charged. */
export function Evidence({ evidence }: { evidence: ReplyOf<typeof readFeeEvidence> }) {
  const { fee, policy, mails, history } = evidence;
  const text = useText('addons');
  const formats = useFormats();
  const at = useInstant();
  return (
    <article className={styles.sheet}>
      <h1>{text('evidence.title')}</h1>
      <p className={styles.house}>{evidence.restaurant}</p>
      <Facts>
        <Fact label={text('evidence.amount')}>{formats.money(fee.amount)}</Fact>
        <Fact label={text('evidence.kind')}>{`${text(`fee.${fee.kind}`)}: ${fee.reason}`}</Fact>
        <Fact label={text('evidence.visit')}>
          {`${fee.date} ${fee.time}, ${formats.persons(fee.persons)}`}
        </Fact>
        <Fact label={text('evidence.guest')}>{fee.guestName}</Fact>
        <Fact label={text('evidence.booked')}>{at(evidence.bookedAt)}</Fact>
        <Fact label={text('evidence.card')}>{fee.card}</Fact>
        <Fact label={text('evidence.charge')}>{evidence.charge}</Fact>
        <Fact label={text('evidence.collected')}>{fee.collectedAt && at(fee.collectedAt)}</Fact>
        <Fact label={text('evidence.refunded')}>
          {fee.refundedAt && `${at(fee.refundedAt)}: ${fee.refundReason}`}
        </Fact>
      </Facts>
      <h2>{text('evidence.policy')}</h2>
      <blockquote className={styles.policy}>{policy.text}</blockquote>
      <p>
        {text(`evidence.per-${policy.per}`, { amount: formats.money(policy.amount) })}
        {' · '}
        {text('evidence.free', { count: policy.freeCancellationHours })}
        {' · '}
        {text('evidence.accepted', { at: at(policy.acceptedAt) })}
      </p>
      <h2>{text('evidence.mails')}</h2>
      <ul>
        {mails.map((mail) => (
          <li key={`${mail.type} ${mail.recipient} ${mail.sentAt}`}>
            {`${mail.sentAt ? at(mail.sentAt) : text('evidence.mail-waiting')} · ${mail.type} · ${mail.recipient}`}
          </li>
        ))}
      </ul>
      <h2>{text('evidence.history')}</h2>
      <ul>
        {history.map((line) => (
          <li key={`${line.at} ${line.what} ${line.to}`}>
            {[at(line.at), sayBy(line.by), line.what, line.from, line.to]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </article>
  );

  function sayBy(by: string): string {
    return by === 'staff' || by === 'guest'
      ? text(`evidence.by-${by}`)
      : text('evidence.by-system');
  }
}
