import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { placeholdersOf, type MailPart } from '@stammtisch/domain/mail/placeholder';
import { parseTemplate } from '@stammtisch/domain/mail/template';
import { useText } from '@stammtisch/remote-kit';

/** What is wrong with a text, in the words of whoever writes it: the first fault and its place. */
export function useTextFault(mail: GuestMail) {
  const text = useText('settings');
  return (part: MailPart, words: string): string | undefined => {
    const [fault] = parseTemplate(words, placeholdersOf(mail, part)).faults;
    if (!fault) return undefined;
    const { code, found, line, column, suggestion } = fault;
    if (code === 'lonely-brace') return text('mails.fault.lonely-brace', { line, column });
    const place = { found, line, column };
    return suggestion
      ? text('mails.fault.meant', { ...place, suggestion: `{${suggestion}}` })
      : text('mails.fault.unknown-placeholder', place);
  };
}
