import { useRestaurant } from '@stammtisch/remote-kit';
import { AccountMenu } from '../account/account-menu.tsx';
import { Clock } from '../clock/clock.tsx';
import { VersionNotice } from '../running-remotes/version-notice.tsx';
import styles from './header.module.css';

/** The day and the time where the restaurant stands, and whose book it is. */
export function Header() {
  const { timeZone } = useRestaurant();
  return (
    <header className={styles.header}>
      <Clock timeZone={timeZone} />
      <VersionNotice />
      <AccountMenu />
    </header>
  );
}
