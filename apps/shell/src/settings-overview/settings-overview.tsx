import { useText } from '@stammtisch/i18n';
import { NavPlaceLink } from '../navigation/nav-place-link.tsx';
import type { NavModel } from '../navigation/nav-model.ts';
import styles from './settings-overview.module.css';

/** /settings: every place of the settings, and on a phone the way to all other places too. */
export function SettingsOverview({ nav }: { nav: NavModel }) {
  const text = useText('shell');
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{text('settings.title')}</h1>
      <p className={styles.lead}>{text('settings.lead')}</p>
      <ul className={styles.places}>
        {[...nav.settings, ...nav.insight].map((place) => (
          <li key={place.id}>
            <NavPlaceLink place={place} labelled className={styles.place} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{text('settings.setup')}</p>
    </article>
  );
}
