import type { Language } from '@stammtisch/contracts/fields/text';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { useText } from '@stammtisch/remote-kit';
import { Button, SegmentedControl, SideSheet, useMediaQuery } from '@stammtisch/ui-kit';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SettingsForm } from '../section/use-settings-form.ts';
import { languageNames } from './language-names.ts';
import { MailPreview } from './mail-preview.tsx';
import { TextEditor } from './text-editor.tsx';
import { useTriedMail } from './use-tried-mail.ts';
import styles from './mail-workshop.module.css';

/** As wide as the form and a mail beside it. */
const wideQuery = '(min-width: 1000px)';

export interface MailWorkshopProps {
  form: SettingsForm;
  mail: GuestMail;
  /** Above the editor: which mail it is about. */
  children?: ReactNode;
}

/** One mail in all its languages: its words, and what becomes of them, side by side or in a sheet. */
export function MailWorkshop({ form, mail, children }: MailWorkshopProps) {
  const text = useText('settings');
  const isWide = useMediaQuery(wideQuery);
  const [language, setLanguage] = useState<Language>('de');
  const [isShown, setShown] = useState(false);
  const { tried, isFaulty, query } = useTriedMail(form, mail, language);
  const { texts } = form.value.mail;
  const preview = (
    <MailPreview tried={tried} query={query} isFaulty={isFaulty} isReadOnly={form.isReadOnly} />
  );
  return (
    <div className={styles.workshop}>
      <div className={styles.words}>
        {children}
        <div className={styles.head}>
          <SegmentedControl
            label={text('mails.language')}
            segments={languageNames}
            value={language}
            onChange={setLanguage}
          />
          {!isWide && (
            <Button icon={<Eye aria-hidden />} onPress={() => setShown(true)}>
              {text('mails.show-preview')}
            </Button>
          )}
        </div>
        <TextEditor
          key={`${mail} ${language}`}
          mail={mail}
          words={texts[mail][language]}
          usual={query.isPlaceholderData ? undefined : query.data?.usual}
          onChange={(words) =>
            form.set('mail', {
              texts: { ...texts, [mail]: { ...texts[mail], [language]: words } },
            })
          }
        />
      </div>
      {isWide ? (
        <div className={styles.aside}>{preview}</div>
      ) : (
        <SideSheet
          isOpen={isShown}
          title={text(`mails.type.${mail}`)}
          onClose={() => setShown(false)}
        >
          {preview}
        </SideSheet>
      )}
    </div>
  );
}
