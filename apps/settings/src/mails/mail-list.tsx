import type { MailSettings } from '@stammtisch/contracts/settings/mail-settings';
import { languages } from '@stammtisch/contracts/fields/text';
import { guestMails, type GuestMail } from '@stammtisch/domain/mail/mail-type';
import { mailParts } from '@stammtisch/domain/mail/placeholder';
import { useText } from '@stammtisch/remote-kit';
import styles from './mail-list.module.css';

export interface MailListProps {
  settings: MailSettings;
  chosen: GuestMail;
  onChoose: (mail: GuestMail) => void;
}

/** Every mail to guests, with what the house has done to it. */
export function MailList({ settings, chosen, onChoose }: MailListProps) {
  const text = useText('settings');
  return (
    <ul className={styles.list} aria-label={text('mails.list')}>
      {guestMails.map((mail) => (
        <li key={mail}>
          <button
            type="button"
            className={styles.mail}
            aria-current={mail === chosen || undefined}
            onClick={() => onChoose(mail)}
          >
            <span>{text(`mails.type.${mail}`)}</span>
            <span className={styles.note}>{noteOf(mail)}</span>
          </button>
        </li>
      ))}
    </ul>
  );

  function noteOf(mail: GuestMail): string {
    if (mail === 'reminder' && !settings.reminderEmailConfig.active) return text('mails.off');
    if (mail === 'rating' && !settings.feedbackEmailConfig.active) return text('mails.off');
    const isOwn = languages.some((language) =>
      mailParts.some((part) => settings.texts[mail][language][part] !== ''),
    );
    return isOwn ? text('mails.own') : '';
  }
}
