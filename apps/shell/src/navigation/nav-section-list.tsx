import type { NavPlace } from './nav-model.ts';
import { NavPlaceLink } from './nav-place-link.tsx';
import styles from './rail.module.css';

export interface NavSectionListProps {
  title: string;
  places: readonly NavPlace[];
  wide: boolean;
}

/** One section of the navigation; an empty one leaves no trace. */
export function NavSectionList({ title, places, wide }: NavSectionListProps) {
  if (places.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      {wide ? <h2 className={styles.sectionTitle}>{title}</h2> : null}
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.id}>
            <NavPlaceLink place={place} labelled={wide} className={styles.place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
