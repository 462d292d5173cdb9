import { useText } from '@stammtisch/remote-kit';
import type { FieldWords } from '../section/use-edit-form.ts';

/** What the fields of the mails are called where they are saved. */
export function useFieldWords(): FieldWords {
  const text = useText('settings');
  return {
    'mail/texts': text('mails.texts'),
    'mail/reminderEmailConfig': text('mails.when'),
    'mail/feedbackEmailConfig': text('feedback.ask'),
    'mail/senderName': text('mails.sender-name'),
    'mail/replyAddress': text('mails.reply-address'),
    'mail/notifications': text('mails.house'),
    'mail/additionalEmailLinkList': text('mails.links'),
  };
}
