import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { problemKey, tellProblem } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit/action/button.tsx';
import { PasswordField } from '@stammtisch/ui-kit/field/password-field.tsx';
import { TextField } from '@stammtisch/ui-kit/field/text-field.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { useOnline } from '../offline-banner/use-online.ts';
import { notices } from '../toasts/notices.ts';
import { signIn } from './sign-in.ts';
import styles from './login.module.css';

interface Faults {
  email?: string;
  password?: string;
}

/** E-mail and password; where to go afterwards is the route's business. */
export function LoginForm() {
  const text = useText('shell');
  const problems = useText('problems');
  const online = useOnline();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = email.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    const missing: Faults = {
      ...(address === '' && { email: text('login.email-missing') }),
      ...(secret === '' && { password: text('login.password-missing') }),
    };
    setFaults(missing);
    if (missing.email !== undefined) return email.current?.focus();
    if (missing.password !== undefined) return password.current?.focus();
    setBusy(true);
    try {
      await signIn(address, secret);
    } catch (error) {
      if (isProblem(error) && error.status > 0)
        setFaults({ password: problems(problemKey(error)) });
      else tellProblem(error, notices, problems);
      password.current?.focus();
      password.current?.select();
    }
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={text('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        error={faults.email}
        inputRef={email}
      />
      <PasswordField
        label={text('login.password')}
        name="password"
        error={faults.password}
        inputRef={password}
      />
      {online ? null : <output className={styles.offline}>{text('login.offline')}</output>}
      <Button type="submit" variant="primary" isWide isPending={busy} isDisabled={!online}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
