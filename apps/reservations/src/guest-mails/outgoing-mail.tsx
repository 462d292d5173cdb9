import { resendMail, type OutgoingMail as Mail } from '@stammtisch/contracts/mail/outgoing-mail';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useCall, useHost, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { CircleCheck, Clock, MailWarning } from 'lucide-react';
import styles from './reservation-mails.module.css';

const icons = {
  waiting: <Clock aria-hidden />,
  sent: <CircleCheck aria-hidden />,
  failed: <MailWarning aria-hidden />,
};

/** One mail: on its way, delivered, or why not and what to do. */
export function OutgoingMail({ mail }: { mail: Mail }) {
  const { notices } = useHost();
  const { timeZone } = useRestaurant();
  const text = useText('reservations');
  const formats = useFormats();
  const { mutate, isPending } = useCall(resendMail);
  const when = (instant: string) => {
    const minute = minuteInZone(new Date(instant), timeZone);
    return { date: formats.date(minute), time: formats.time(minute) };
  };
  const resend = () =>
    mutate(
      { on: mail, options: {} },
      {
        onSuccess: ({ resource }) =>
          notices.success(text('mails.resent', { address: resource.recipient })),
      },
    );
  return (
    <li className={styles.mail}>
      <p className={styles.head}>
        <strong>{text(`mail.${mail.type}`)}</strong>
        <span className={styles.state} data-state={mail.state}>
          {icons[mail.state]}
          {text(`mails.state.${mail.state}`)}
        </span>
      </p>
      <p className={styles.quiet}>
        {mail.recipient}
        {' · '}
        {mail.nextTryAt !== null && mail.tries > 0
          ? text('mails.next-try', when(mail.nextTryAt))
          : text('mails.sent-at', when(mail.sentAt ?? mail.createdAt))}
      </p>
      {mail.fault !== null && <p className={styles.why}>{text(`mails.why.${mail.fault}`)}</p>}
      {mail.fault !== null && mail.words !== null && (
        <p className={styles.words} lang="en">
          {mail.words}
        </p>
      )}
      {hasLink(mail, 'resend') && (
        <Button isPending={isPending} onPress={resend}>
          {text('mails.resend')}
        </Button>
      )}
    </li>
  );
}
