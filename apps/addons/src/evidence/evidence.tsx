import type { ReplyOf } from '@stammtisch/contracts/call';
import type { readFeeEvidence } from '@stammtisch/contracts/payment/fee';
import { guestMails } from '@stammtisch/domain/mail/mail-type';
import { statuses } from '@stammtisch/domain/reservation/status';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Fact, Facts } from '@stammtisch/ui-kit';
import { useInstant } from './use-instant.ts';
import styles from './evidence.module.css';

export interface EvidenceProps {
  evidence: ReplyOf<typeof readFeeEvidence>;
}

/** What the guest agreed to, what happened, which mails went out, what was charged. */
export function Evidence({ evidence }: EvidenceProps) {
  const { fee, policy, mails, history } = evidence;
  const text = useText('addons');
  const common = useText('common');
  const formats = useFormats();
  const at = useInstant();
  return (
    <article className={styles.sheet}>
      <h1>{text('evidence.title')}</h1>
      <p className={styles.house}>{evidence.restaurant}</p>
      <Facts>
        <Fact label={text('evidence.amount')}>{formats.money(fee.amount)}</Fact>
        <Fact label={text('evidence.kind')}>
          {[...new Set([text(`fee.${fee.kind}`), fee.reason])].join(': ')}
        </Fact>
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
            {`${mail.sentAt ? at(mail.sentAt) : text('evidence.mail-waiting')} · ${text(`evidence.mail-${mail.type}`)} · ${mail.recipient}`}
          </li>
        ))}
      </ul>
      <h2>{text('evidence.history')}</h2>
      <ul>
        {history.map((line) => (
          <li key={`${line.at} ${line.what} ${line.to}`}>
            {[at(line.at), text(`evidence.by-${line.by}`), ...say(line)].join(' · ')}
          </li>
        ))}
      </ul>
    </article>
  );

  function say({ what, from, to }: EvidenceProps['evidence']['history'][number]) {
    const values = [from, to].flatMap((value) => (value ? [wordOf(what, value)] : []));
    return [text(`evidence.what-${what}`), ...(values.length > 0 ? [values.join(' → ')] : [])];
  }

  /** Statuses and mails are kept by their code; everything else as it was shown. */
  function wordOf(what: string, value: string): string {
    const status = statuses.find((each) => each === value);
    if (status !== undefined) return common(`status.${status}`);
    const mail = what.startsWith('mail') && guestMails.find((each) => each === value);
    return mail ? text(`evidence.mail-${mail}`) : value;
  }
}
