import {
  listFailedMails,
  resendMail,
  type OutgoingMail,
} from '@stammtisch/contracts/mail/outgoing-mail';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import styles from './failed-mails.module.css';

/** What never arrived, in the mail server's words, and what can be done about it. */
export function FailedMails() {
  const { entry } = useHost();
  const text = useText('settings');
  const query = useResource(findLink(entry, 'failed-mails'), { schema: listFailedMails.reply });
  return (
    <SettingsPart title={text('mails.failed')} lead={text('mails.failed-lead')}>
      {render()}
    </SettingsPart>
  );

  function render() {
    if (query.data === undefined) {
      if (!query.isError) return <Skeleton rows={2} shape="text" />;
      return (
        <FailureCard title={text('mails.failed-error')} onRetry={() => void query.refetch()} />
      );
    }
    const { mails } = query.data.resource._embedded;
    if (mails.length === 0) return <p className={styles.none}>{text('mails.failed-none')}</p>;
    return (
      <ul className={styles.list}>
        {mails.map((mail) => (
          <FailedMail key={mail.id} mail={mail} />
        ))}
      </ul>
    );
  }
}

function FailedMail({ mail }: { mail: OutgoingMail }) {
  const { notices } = useHost();
  const text = useText('settings');
  const { mutate, isPending } = useCall(resendMail);
  const { guestName: name, date, time } = mail.about;
  const about = { mail: text(`mails.type.${mail.type}`), name, date, time };
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
      <p className={styles.about}>
        {mail.isTrial ? text('mails.failed-trial', about) : text('mails.failed-about', about)}
      </p>
      <p className={styles.recipient}>{mail.recipient}</p>
      <p className={styles.why}>{text(`mails.why.${mail.fault ?? 'refused'}`)}</p>
      {mail.words !== null && (
        <p className={styles.words} lang="en">
          {mail.words}
        </p>
      )}
      <Button isPending={isPending} onPress={resend}>
        {text('mails.resend')}
      </Button>
    </li>
  );
}
