import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { changeLanguage, languages, useText } from '@stammtisch/i18n';
import { NavLink } from 'react-router';
import type { ShownFilling } from './fillings-of.ts';
import styles from './alone-pages.module.css';

export interface PlaceListProps {
  remote: RemoteDefinition;
  fillings: readonly ShownFilling[];
}

/** The remote's routes, the places that it fills, and the three languages. */
export function PlaceList({ remote, fillings }: PlaceListProps) {
  const text = useText(remote.name);
  const places = [
    ...remote.routes.map(({ path, titleKey }) => ({
      path: path.replace(/\/:.*$/, ''),
      label: text(titleKey),
    })),
    ...fillings.map(({ path, place }) => ({ path, label: place })),
  ];
  return (
    <nav className={styles.places} aria-label={remote.name}>
      <strong>{remote.name}</strong>
      {places.map(({ path, label }) => (
        <NavLink key={path} to={path}>
          {label}
        </NavLink>
      ))}
      <span className={styles.languages}>
        {languages.map((language) => (
          <button key={language} type="button" onClick={() => void changeLanguage(language)}>
            {language}
          </button>
        ))}
      </span>
    </nav>
  );
}
