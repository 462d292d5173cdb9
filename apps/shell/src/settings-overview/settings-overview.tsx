import { useText } from '@stammtisch/i18n';
import { useState } from 'react';
import type { NavModel } from '../navigation/nav-model.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { SettingsSearch } from '../settings-search/settings-search.tsx';
import { PlaceTile } from './place-tile.tsx';
import { SetUpChecklist } from './set-up-checklist.tsx';
import styles from './settings-overview.module.css';

export interface SettingsOverviewProps {
  nav: NavModel;
  routes: readonly KnownRoute[];
}

/** /settings: the search over all of them, what is missing, and every place; on a phone all others too. */
export function SettingsOverview({ nav, routes }: SettingsOverviewProps) {
  const text = useText('shell');
  const [isSearching, setSearching] = useState(false);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{text('settings.title')}</h1>
      <p className={styles.lead}>{text('settings.lead')}</p>
      <SettingsSearch routes={routes} nav={nav} onSearch={setSearching} />
      <div className={styles.rest} hidden={isSearching}>
        <SetUpChecklist />
        {(['settings', 'insight'] as const).map((section) => (
          <section key={section} aria-labelledby={`places-${section}`}>
            <h2 id={`places-${section}`} className={styles.section}>
              {text(`nav.${section}`)}
            </h2>
            <ul className={styles.places}>
              {nav[section].map((place) => (
                <li key={place.id}>
                  <PlaceTile place={place} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
