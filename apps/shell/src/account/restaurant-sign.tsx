import { expand, findLink } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { useState } from 'react';
import styles from './account-menu.module.css';

/** The restaurant's logo; where it has none, or it cannot be fetched, the first letter of its name. */
export function RestaurantSign({ name }: { name: string }) {
  const link = findLink(useHost().entry, 'picture');
  const picture = link && expand(link);
  const [missing, setMissing] = useState<string>();
  if (picture !== undefined && picture !== missing) {
    return <img className={styles.sign} src={picture} alt="" onError={() => setMissing(picture)} />;
  }
  return (
    <span className={styles.initial} aria-hidden>
      {name.slice(0, 1)}
    </span>
  );
}
