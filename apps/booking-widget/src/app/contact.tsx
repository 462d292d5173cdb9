import type { Restaurant } from '../api/restaurant.ts';
import { chooseTexts } from '../texts/choose-texts.ts';
import { directionsTo, phoneLink } from './outward-links.ts';
import { useText } from './language.tsx';
import styles from './contact.module.css';

/** How else to reach the restaurant; the last line of every page. */
export function Contact({ restaurant }: { restaurant: Restaurant }) {
  const t = useText(chooseTexts);
  const newTab = <span className="visually-hidden"> {t('newTab')}</span>;
  return (
    <footer className={styles['contact']} data-part="contact">
      {restaurant.phone && <a href={phoneLink(restaurant.phone)}>{restaurant.phone}</a>}
      {restaurant.address && (
        <a href={directionsTo(restaurant)} target="_blank" rel="noreferrer">
          {t('directions')}
          {newTab}
        </a>
      )}
      {restaurant.website && (
        // The server keeps http(s) addresses only, and React follows no address that is a script.
        <a href={restaurant.website} target="_blank" rel="noreferrer">
          {t('website')}
          {newTab}
        </a>
      )}
    </footer>
  );
}
