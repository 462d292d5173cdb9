import type { Linked } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Dialog, IconButton, TextField } from '@stammtisch/ui-kit';
import { MonitorSmartphone, Users } from 'lucide-react';
import { useState } from 'react';
import { deviceName, nameDevice } from './device-name.ts';
import { usePresence } from './use-presence.ts';
import { namesOf, type Visitor } from './who-is-here.ts';

/** As the call takes it (contracts, tell-presence). */
const longestName = 40;

export interface PresenceLineProps {
  reservation: Linked;
  doing: Visitor['doing'];
}

/** Says who else has this reservation open, and lets this device give itself a name. */
export function PresenceLine({ reservation, doing }: PresenceLineProps) {
  const text = useText('reservations');
  const common = useText('common');
  const language = useLanguage();
  const here = usePresence(reservation, doing);
  const [name, setName] = useState<string>();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const editing = namesOf(here, 'editing');
  const reading = namesOf(here, 'reading').filter((each) => !editing.includes(each));
  if (here.length === 0) return null;
  return (
    <Banner
      tone={doing === 'editing' && editing.length > 0 ? 'warning' : 'info'}
      icon={<Users aria-hidden />}
      actions={
        <IconButton label={text('presence.name')} onPress={() => setName(deviceName())}>
          <MonitorSmartphone aria-hidden />
        </IconButton>
      }
    >
      {[
        editing.length > 0 &&
          text('presence.editing', { count: editing.length, names: list.format(editing) }),
        reading.length > 0 &&
          text('presence.reading', { count: reading.length, names: list.format(reading) }),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ')}
      {name !== undefined && (
        <Dialog
          isOpen
          title={text('presence.name')}
          confirmLabel={common('save')}
          cancelLabel={common('cancel')}
          onConfirm={() => {
            nameDevice(name.trim());
            setName(undefined);
          }}
          onCancel={() => setName(undefined)}
        >
          <TextField
            label={text('presence.name')}
            description={text('presence.name-why')}
            value={name}
            maxLength={longestName}
            onChange={setName}
          />
        </Dialog>
      )}
    </Banner>
  );
}
