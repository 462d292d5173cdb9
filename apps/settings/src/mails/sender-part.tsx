import { useText } from '@stammtisch/remote-kit';
import { TextField } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';

/** Who the mails come from, and where answers go. */
export function SenderPart({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { senderName, replyAddress } = form.value.mail;
  return (
    <SettingsPart title={text('mails.sender')} lead={text('mails.sender-lead')}>
      <TextField
        label={text('mails.sender-name')}
        value={senderName}
        maxLength={80}
        onChange={(typed) => form.set('mail', { senderName: typed })}
      />
      <TextField
        label={text('mails.reply-address')}
        description={text('mails.reply-hint')}
        type="email"
        value={replyAddress}
        onChange={(typed) => form.set('mail', { replyAddress: typed.trim() })}
        {...(form.faults.has('mail/replyAddress') && { error: text('mails.fault.address') })}
      />
    </SettingsPart>
  );
}
