import { passwordStrength } from '@stammtisch/domain/password/password-strength';
import type { Linked } from '@stammtisch/hal-client';
import { useText, useUnsavedWork, type PasswordPurpose } from '@stammtisch/remote-kit';
import { Button, PasswordField } from '@stammtisch/ui-kit';
import { useState, type FormEvent } from 'react';
import { useChangePassword } from './use-change-password.ts';
import styles from './password-form.module.css';

export interface PasswordFormProps {
  info: Linked;
  purpose: PasswordPurpose;
  isReadOnly: boolean;
}

const empty = { old: '', next: '', repeat: '' };

/** The old password, the new one twice, and how good that one is. */
export function PasswordForm({ info, purpose, isReadOnly }: PasswordFormProps) {
  const text = useText('settings');
  const problems = useText('problems');
  const [typed, setTyped] = useState(empty);
  const { change, isBusy, faults, forget } = useChangePassword(info, purpose);
  const strength = passwordStrength(typed.next);
  // Specification §5: they must match, else a flag shows.
  const isMismatch = typed.repeat !== '' && typed.repeat !== typed.next;
  const isReady = typed.old !== '' && typed.repeat === typed.next && strength !== 'too-short';
  useUnsavedWork(Object.values(typed).some((word) => word !== ''));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isBusy && (await change(typed.old, typed.next))) setTyped(empty);
  }

  function type(name: keyof typeof empty, word: string) {
    forget();
    setTyped((before) => ({ ...before, [name]: word }));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={text(`restaurant-infos.${purpose}-old`)}
        value={typed.old}
        autoComplete={purpose === 'login' ? 'current-password' : 'off'}
        isDisabled={isReadOnly}
        {...(faults.old !== undefined && { error: faults.old })}
        onChange={(word) => type('old', word)}
      />
      <PasswordField
        label={text(`restaurant-infos.${purpose}-new`)}
        value={typed.next}
        autoComplete={purpose === 'login' ? 'new-password' : 'off'}
        isDisabled={isReadOnly}
        {...(faults.next !== undefined && { error: faults.next })}
        onChange={(word) => type('next', word)}
      />
      <output className={styles.strength} data-strength={strength}>
        {typed.next !== '' && text(`restaurant-infos.strength-${strength}`)}
      </output>
      <PasswordField
        label={text(`restaurant-infos.${purpose}-repeat`)}
        value={typed.repeat}
        autoComplete={purpose === 'login' ? 'new-password' : 'off'}
        isDisabled={isReadOnly}
        {...(isMismatch && { error: problems('PASSWORD_MISMATCH') })}
        onChange={(word) => type('repeat', word)}
      />
      <Button type="submit" isPending={isBusy} isDisabled={isReadOnly || !isReady}>
        {text(`restaurant-infos.${purpose}-change`)}
      </Button>
    </form>
  );
}
