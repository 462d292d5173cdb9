import { setUpHintSlot } from '@stammtisch/contracts/slots/set-up-hint';
import { useText } from '@stammtisch/i18n';
import { Slot } from '@stammtisch/remote-kit';
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
      <div className={styles.hints}>
        <Slot of={setUpHintSlot} data={{}} />
      </div>
      <ul className={styles.places}>
        {[...nav.settings, ...nav.insight].map((place) => (
          <li key={place.id}>
            <NavPlaceLink place={place} labelled className={styles.place} />
          </li>
        ))}
      </ul>
    </article>
  );
}
