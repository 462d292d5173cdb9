import { useRestaurant } from '@stammtisch/remote-kit';
import { AccountMenu } from '../account/account-menu.tsx';
import { Clock } from '../clock/clock.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  /** The page's title in words. */
  title: string;
}

export function Header({ title }: HeaderProps) {
  const restaurant = useRestaurant();
  return (
    <header className={styles.header}>
      <p className={styles.title} title={restaurant.name}>
        {title}
      </p>
      <Clock timeZone={restaurant.timeZone} />
      <AccountMenu />
    </header>
  );
}
