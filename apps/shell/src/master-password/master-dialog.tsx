import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { hashForWire, tellProblem, useHost, waitMinutes } from '@stammtisch/remote-kit';
import { Dialog } from '@stammtisch/ui-kit/overlay/dialog.tsx';
import { PasswordField } from '@stammtisch/ui-kit/field/password-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMasterGate } from './master-gate.ts';

/** Asks for the master password; 405 means that it is wrong (specification §7). */
export function MasterDialog() {
  const text = useText('shell');
  const problems = useText('problems');
  const { client, notices } = useHost();
  const settle = useMasterGate((gate) => gate.settle);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function open() {
    setBusy(true);
    try {
      const password = await hashForWire(input.current?.value ?? '', 'master');
      const { resource } = await client.entry(enterMasterPassword, { body: { password } });
      settle(Date.parse(resource.elevatedUntil));
    } catch (error) {
      if (isProblem(error) && error.status === 405) setFault(text('master.wrong'));
      else if (isProblem(error, 'too-many-requests'))
        setFault(text('master.too-many', { count: waitMinutes(error) }));
      else tellProblem(error, notices, problems);
      input.current?.select();
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={text('master.title')}
      confirmLabel={text('master.open')}
      isPending={busy}
      onConfirm={() => void open()}
      onCancel={() => settle(undefined)}
    >
      <p>{text('master.lead')}</p>
      <PasswordField
        label={text('master.password')}
        name="master"
        autoComplete="off"
        validationBehavior="aria"
        error={fault}
        inputRef={input}
      />
    </Dialog>
  );
}
