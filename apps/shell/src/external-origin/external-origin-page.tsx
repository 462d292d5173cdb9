import { useText } from '@stammtisch/i18n';
import { Link, useSearchParams } from 'react-router';
import buttons from '../frame/plain-button.module.css';
import { LoginPage } from '../login/login-page.tsx';
import styles from '../login/login.module.css';
import { usePageTitle } from '../navigation/page-title.ts';
import { allowedOrigin } from './allowed-origin.ts';

/** Entry from another origin: welcomed if the registry lists it, refused otherwise. */
export function ExternalOriginPage({ allowList }: { allowList: readonly string[] }) {
  const text = useText('shell');
  const [search] = useSearchParams();
  const origin = allowedOrigin(search.get('origin'), allowList);
  usePageTitle(text('external.title'));
  if (origin !== undefined) return <LoginPage notice={text('external.allowed', { origin })} />;
  return (
    <main className={styles.page} id="content">
      <div className={styles.card}>
        <h1 className={styles.title}>{text('external.refused')}</h1>
        <p>{text('external.refused-hint')}</p>
        <Link to="/login" className={buttons.primary}>
          {text('external.to-login')}
        </Link>
      </div>
    </main>
  );
}
