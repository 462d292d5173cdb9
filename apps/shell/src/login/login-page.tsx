import { useText } from '@stammtisch/i18n';
import { Link } from 'react-router';
import { LanguageChoice } from '../account/language-choice.tsx';
import { Mark } from '../frame/mark.tsx';
import buttons from '../frame/plain-button.module.css';
import { usePageTitle } from '../navigation/page-title.ts';
import { LoginForm } from './login-form.tsx';
import { canHashPasswords } from '@stammtisch/remote-kit';
import styles from './login.module.css';

export interface LoginPageProps {
  /** Said above the form: where the visitor comes from, or that the session has ended. */
  notice?: string;
}

export function LoginPage({ notice }: LoginPageProps) {
  const text = useText('shell');
  usePageTitle(text('login.title'));
  return (
    <main className={styles.page} id="content">
      <div className={styles.card}>
        <div className={styles.brand}>
          <Mark size={36} />
          <span>Stammtisch</span>
        </div>
        <h1 className={styles.title}>{text('login.welcome')}</h1>
        {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
        {canHashPasswords() ? (
          <>
            <LoginForm />
            <div className={styles.demo}>
              <Link to="/login/demo" className={buttons.plain}>
                {text('login.demo')}
              </Link>
              <p>{text('login.demo-hint')}</p>
            </div>
          </>
        ) : (
          <div role="alert" className={styles.notice}>
            <strong>{text('login.insecure')}</strong>
            <p>{text('login.insecure-hint')}</p>
          </div>
        )}
      </div>
      <LanguageChoice />
    </main>
  );
}
