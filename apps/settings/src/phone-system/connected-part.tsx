import type { ReplyOf } from '@stammtisch/hal-client';
import type { readPhoneSystem } from '@stammtisch/contracts/phone/phone-system';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Button, TextField } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import { FreshToken } from './fresh-token.tsx';
import { TokenItem } from './token-item.tsx';
import { usePhoneTokens } from './use-phone-tokens.ts';
import styles from './phone-system.module.css';

/** As the call takes it (contracts, makePhoneToken). */
const longestName = 60;

/** Every phone system that is connected, and the way to connect one more. */
export function ConnectedPart({ system }: { system: ReplyOf<typeof readPhoneSystem> }) {
  const text = useText('settings');
  const { fresh, isBusy, isReadOnly, make, revoke } = usePhoneTokens(system);
  const [name, setName] = useState('');
  const connect = async () => {
    if (name.trim() !== '' && (await make(name.trim()))) setName('');
  };
  return (
    <SettingsPart title={text('phone-system.connected')} lead={text('phone-system.connected-lead')}>
      {isReadOnly && <Banner>{text('section.demo')}</Banner>}
      {system.tokens.length === 0 ? (
        <p className={styles.quiet}>{text('phone-system.none')}</p>
      ) : (
        <ul className={styles.list}>
          {system.tokens.map((token) => (
            <TokenItem
              key={token.id}
              token={token}
              isReadOnly={isReadOnly}
              onRevoke={() => void revoke(token)}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            void connect();
          }}
        >
          <TextField
            label={text('phone-system.name')}
            description={text('phone-system.name-why')}
            value={name}
            maxLength={longestName}
            onChange={setName}
          />
          <Button
            type="submit"
            icon={<Plus aria-hidden />}
            isPending={isBusy}
            isDisabled={name.trim() === ''}
          >
            {text('phone-system.connect')}
          </Button>
        </form>
      )}
      {fresh && <FreshToken token={fresh} />}
    </SettingsPart>
  );
}
