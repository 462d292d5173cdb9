import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { tellProblem, useHost } from '@stammtisch/remote-kit';
import { useRef, useState, type FormEvent } from 'react';
import controls from '../kit/controls.module.css';
import { Question } from '../kit/question.tsx';
import { TextField } from '../kit/text-field.tsx';
import { hashForWire } from '../login/wire-hash.ts';
import { useMasterGate } from './master-gate.ts';
import styles from './master.module.css';

/** Asks for the master password; 405 means that it is wrong (specification §7). */
export function MasterDialog() {
  const text = useText('shell');
  const common = useText('common');
  const problems = useText('problems');
  const { client, notices } = useHost();
  const settle = useMasterGate((gate) => gate.settle);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      const password = await hashForWire(input.current?.value ?? '', 'master');
      const { resource } = await client.entry(enterMasterPassword, { body: { password } });
      settle(Date.parse(resource.elevatedUntil));
    } catch (error) {
      if (isProblem(error) && error.status === 405) setFault(text('master.wrong'));
      else tellProblem(error, notices, problems);
      input.current?.select();
      setBusy(false);
    }
  }

  return (
    <Question title={text('master.title')} onDismiss={() => settle(undefined)}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.lead}>{text('master.lead')}</p>
        <TextField
          label={text('master.password')}
          name="master"
          type="password"
          autoComplete="off"
          fault={fault}
          ref={input}
        />
        <div className={controls.actions}>
          <button type="button" className={controls.plain} onClick={() => settle(undefined)}>
            {common('cancel')}
          </button>
          <button type="submit" className={controls.primary} disabled={busy}>
            {text('master.open')}
          </button>
        </div>
      </form>
    </Question>
  );
}
