import { useText } from '@stammtisch/i18n';
import { useHost } from '@stammtisch/remote-kit';
import { createElement } from 'react';
import { Link } from 'react-router';
import { iconNamed } from '../navigation/icons.ts';
import type { NavPlace } from '../navigation/nav-model.ts';
import styles from './place-tile.module.css';

/** A place with what it is for. Pointing at it starts loading the remote behind it. */
export function PlaceTile({ place }: { place: NavPlace }) {
  const text = useText(place.namespace);
  const { prefetch } = useHost();
  return (
    <Link
      to={place.href}
      className={styles.tile}
      onPointerEnter={() => prefetch(place.id)}
      onFocus={() => prefetch(place.id)}
    >
      {createElement(iconNamed(place.icon), { 'aria-hidden': true, size: 20 })}
      <span className={styles.words}>
        <span className={styles.name}>{text(place.labelKey)}</span>
        {place.leadKey === undefined ? null : (
          <span className={styles.lead}>{text(place.leadKey)}</span>
        )}
      </span>
    </Link>
  );
}
