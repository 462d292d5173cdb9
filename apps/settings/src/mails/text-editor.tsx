import type { MailText } from '@stammtisch/contracts/settings/mail-text';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { mailParts, placeholdersOf, type MailPart } from '@stammtisch/domain/mail/placeholder';
import { useText } from '@stammtisch/remote-kit';
import { Button, TextArea, TextField } from '@stammtisch/ui-kit';
import { PlaceholderChips } from './placeholder-chips.tsx';
import { useInsertion } from './use-insertion.ts';
import { useTextFault } from './use-text-fault.ts';
import styles from './text-editor.module.css';

export interface TextEditorProps {
  mail: GuestMail;
  /** The house's own words; what is empty is said as usual. */
  words: MailText;
  /** What every house says, once it is known. */
  usual: MailText | undefined;
  onChange: (words: MailText) => void;
}

/** One mail in one language, part by part. */
export function TextEditor({ mail, words, usual, onChange }: TextEditorProps) {
  const text = useText('settings');
  const faultOf = useTextFault(mail);
  const change = (part: MailPart, value: string) => onChange({ ...words, [part]: value });
  const insertion = useInsertion(words, change);
  const isOwn = mailParts.some((part) => words[part] !== '');
  const fieldOf = (part: MailPart) => {
    const error = faultOf(part, words[part]);
    return {
      label: text(`mails.${part}`),
      value: words[part],
      placeholder: usual?.[part] ?? '',
      onChange: (value: string) => change(part, value),
      ...insertion.fieldOf(part),
      ...(error !== undefined && { error }),
    };
  };
  return (
    <div className={styles.editor}>
      <TextField {...fieldOf('subject')} maxLength={200} />
      <TextField {...fieldOf('greeting')} maxLength={200} />
      <TextArea {...fieldOf('body')} rows={6} maxLength={4_000} />
      <TextArea {...fieldOf('closing')} rows={2} maxLength={1_000} />
      <PlaceholderChips
        placeholders={placeholdersOf(mail, insertion.part)}
        onInsert={(placeholder) => insertion.insert(`{${placeholder}}`)}
      />
      {isOwn ? (
        <Button
          variant="quiet"
          onPress={() => onChange({ subject: '', greeting: '', body: '', closing: '' })}
        >
          {text('mails.use-usual')}
        </Button>
      ) : (
        usual && (
          <Button variant="quiet" onPress={() => onChange(usual)}>
            {text('mails.take-usual')}
          </Button>
        )
      )}
    </div>
  );
}
