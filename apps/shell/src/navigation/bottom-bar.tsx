import { useText } from '@stammtisch/i18n';
import { Settings } from 'lucide-react';
import { NavLink } from 'react-router';
import { barPlaces, type NavModel } from './nav-model.ts';
import { NavPlaceLink } from './nav-place-link.tsx';
import styles from './bottom-bar.module.css';

/** A phone's navigation: the work's places, and the settings with everything else. */
export function BottomBar({ nav }: { nav: NavModel }) {
  const text = useText('shell');
  return (
    <nav className={styles.bar} aria-label={text('nav.label')}>
      {barPlaces(nav).map((place) => (
        <NavPlaceLink
          key={place.id}
          place={place}
          labelled
          isBadgeOnIcon
          className={styles.place}
        />
      ))}
      <NavLink to="/settings" className={styles.place}>
        <Settings aria-hidden size={20} />
        <span>{text('nav.settings')}</span>
      </NavLink>
    </nav>
  );
}
