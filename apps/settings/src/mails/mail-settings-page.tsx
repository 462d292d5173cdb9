import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { useText } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm } from '../section/use-settings-form.ts';
import { FailedMails } from './failed-mails.tsx';
import { HousePart } from './house-part.tsx';
import { LinksPart } from './links-part.tsx';
import { MailList } from './mail-list.tsx';
import { MailWorkshop } from './mail-workshop.tsx';
import { ReminderPart } from './reminder-part.tsx';
import { SenderPart } from './sender-part.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Every mail: its words, who it comes from, when it goes out, and what never arrived. */
export function MailSettingsPage() {
  const text = useText('settings');
  const of = useSettingsForm(useFieldWords());
  const [mail, setMail] = useState<GuestMail>('confirmation');
  return (
    <SettingsPage
      title={text('mail-settings.title')}
      lead={text('mail-settings.lead')}
      isWide
      of={of}
    >
      {(form) => (
        <>
          <SettingsPart
            title={text('mails.texts')}
            lead={text('mails.texts-lead')}
            actions={<MailList settings={form.value.mail} chosen={mail} onChoose={setMail} />}
          >
            <MailWorkshop form={form} mail={mail} />
          </SettingsPart>
          <ReminderPart form={form} />
          <SenderPart form={form} />
          <HousePart form={form} />
          <LinksPart form={form} />
          <FailedMails />
        </>
      )}
    </SettingsPage>
  );
}
