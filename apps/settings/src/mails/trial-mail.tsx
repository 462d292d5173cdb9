import { sendTrialMail } from '@stammtisch/contracts/mail/preview-mail';
import { tellProblem, useHost, useText } from '@stammtisch/remote-kit';
import { Button, TextField } from '@stammtisch/ui-kit';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { TriedMail } from './use-mail-preview.ts';
import styles from './trial-mail.module.css';

/** Sends the mail as it is typed, through the same way as every other. */
export function TrialMail({ tried, isDisabled }: { tried: TriedMail; isDisabled: boolean }) {
  const { client, entry, notices } = useHost();
  const text = useText('settings');
  const problems = useText('problems');
  const [address, setAddress] = useState('');
  const [isSending, setSending] = useState(false);
  const isWrong = address !== '' && !sendTrialMail.body.shape.address.safeParse(address).success;

  async function send() {
    setSending(true);
    try {
      const body = { ...tried, ...(address !== '' && { address }) };
      const { resource } = await client.call(entry, sendTrialMail, { body });
      notices.success(text('mails.trial-sent', { address: resource.recipient }));
    } catch (error) {
      tellProblem(error, notices, (key) => problems(key));
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={styles.trial}>
      <TextField
        className={styles.address}
        label={text('mails.trial-address')}
        description={text('mails.trial-hint')}
        type="email"
        autoComplete="email"
        value={address}
        onChange={(typed) => setAddress(typed.trim())}
        {...(isWrong && { error: text('mails.fault.address') })}
      />
      <Button
        icon={<Send aria-hidden />}
        isPending={isSending}
        isDisabled={isDisabled || isWrong}
        onPress={() => void send()}
      >
        {text('mails.trial')}
      </Button>
    </div>
  );
}
