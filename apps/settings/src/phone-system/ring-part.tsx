import { ringForTrial } from '@stammtisch/contracts/phone/phone-call';
import type { Linked } from '@stammtisch/hal-client';
import { useCall, useText } from '@stammtisch/remote-kit';
import { Button, TextField } from '@stammtisch/ui-kit';
import { PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import styles from './phone-system.module.css';

/** Shows on every screen of the house what a call would show. */
export function RingPart({ system }: { system: Linked }) {
  const text = useText('settings');
  const ring = useCall(ringForTrial);
  const [from, setFrom] = useState('');
  return (
    <SettingsPart title={text('phone-system.trial')} lead={text('phone-system.trial-lead')}>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          ring.mutate({ on: system, options: { body: { from } } });
        }}
      >
        <TextField
          label={text('phone-system.number')}
          description={text('phone-system.number-why')}
          type="tel"
          autoComplete="off"
          value={from}
          maxLength={40}
          onChange={setFrom}
        />
        <Button type="submit" icon={<PhoneIncoming aria-hidden />} isPending={ring.isPending}>
          {text('phone-system.ring')}
        </Button>
      </form>
    </SettingsPart>
  );
}
