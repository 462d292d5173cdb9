import { useText } from '@stammtisch/i18n';
import { tellProblem } from '@stammtisch/remote-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { landing } from '../last-url/landing.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { notices } from '../toasts/notices.ts';
import styles from './login.module.css';
import { signInToDemo } from './sign-in.ts';

let running: Promise<void> | undefined;

function enterOnce(): Promise<void> {
  running ??= signInToDemo().finally(() => {
    running = undefined;
  });
  return running;
}

/** /login/demo: signs in to the demo restaurant without asking (specification §6). */
export function DemoPage() {
  const text = useText('shell');
  const problems = useText('problems');
  const navigate = useNavigate();
  usePageTitle(text('login.demo'));
  const enter = useEffectEvent(() => {
    void navigate(landing(), { replace: true });
  });
  const giveUp = useEffectEvent((error: unknown) => {
    tellProblem(error, notices, problems);
    void navigate('/login', { replace: true });
  });
  useEffect(() => {
    enterOnce().then(
      () => enter(),
      (error: unknown) => giveUp(error),
    );
  }, []);
  return (
    <main className={styles.page} id="content">
      <output>{text('demo.starting')}</output>
    </main>
  );
}
