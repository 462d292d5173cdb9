import type { PhoneToken } from '@stammtisch/contracts/phone/phone-system';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, Dialog } from '@stammtisch/ui-kit';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import styles from './phone-system.module.css';

export interface TokenItemProps {
  token: PhoneToken;
  isReadOnly: boolean;
  onRevoke: () => void;
}

/** A connected phone system: since when, whether it was ever heard of, and how to be rid of it. */
export function TokenItem({ token, isReadOnly, onRevoke }: TokenItemProps) {
  const text = useText('settings');
  const { timeZone } = useRestaurant();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const when = (instant: string) => formats.dateTime(minuteInZone(new Date(instant), timeZone));
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name}>{token.name}</span>
        <span className={styles.quiet}>
          {token.lastUsedAt === null
            ? text('phone-system.never-heard')
            : text('phone-system.heard', { when: when(token.lastUsedAt) })}
        </span>
      </span>
      {!isReadOnly && (
        <Button
          variant="quiet"
          icon={<Unplug aria-hidden />}
          aria-label={text('phone-system.revoke-name', { name: token.name })}
          onPress={() => setAsking(true)}
        >
          {text('phone-system.revoke')}
        </Button>
      )}
      {isAsking && (
        <Dialog
          isOpen
          tone="danger"
          title={text('phone-system.revoke-name', { name: token.name })}
          confirmLabel={text('phone-system.revoke')}
          onConfirm={() => {
            setAsking(false);
            onRevoke();
          }}
          onCancel={() => setAsking(false)}
        >
          {text('phone-system.revoke-why')}
        </Dialog>
      )}
    </li>
  );
}
