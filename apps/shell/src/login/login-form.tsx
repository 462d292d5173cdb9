import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { problemKey, tellProblem } from '@stammtisch/remote-kit';
import { useRef, useState, type FormEvent } from 'react';
import controls from '../kit/controls.module.css';
import { TextField } from '../kit/text-field.tsx';
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
        fault={faults.email}
        ref={email}
      />
      <TextField
        label={text('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        fault={faults.password}
        ref={password}
      />
      {online ? null : <p className={controls.fault}>{text('login.offline')}</p>}
      <button type="submit" className={controls.primary} disabled={busy || !online}>
        {text(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  );
}
