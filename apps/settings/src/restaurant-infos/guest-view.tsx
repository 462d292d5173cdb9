import type { RestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { useText } from '@stammtisch/remote-kit';
import { pictureOf } from './picture-of.ts';
import styles from './guest-view.module.css';

/** What guests read of the house, while it is being written: its name, its place and its number. */
export function GuestView({ info }: { info: RestaurantInfo }) {
  const text = useText('settings');
  const picture = pictureOf(info);
  const place = [info.street, `${info.plz} ${info.city}`.trim()].filter((line) => line !== '');
  const pages = [
    { url: info.website, word: text('restaurant-infos.website') },
    { url: info.privacyPolicyUrl, word: text('restaurant-infos.privacy-policy') },
    { url: info.termsOfServiceUrl, word: text('restaurant-infos.terms') },
  ].filter(({ url }) => url !== '');
  return (
    <section className={styles.view} aria-label={text('restaurant-infos.guests-see')}>
      <p className={styles.caption}>{text('restaurant-infos.guests-see')}</p>
      <div className={styles.card}>
        {picture !== undefined && <img className={styles.logo} src={picture} alt="" />}
        <p className={styles.name}>{info.name}</p>
        {place.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {info.phone !== '' && <p className={styles.phone}>{info.phone}</p>}
        {info.email !== '' && <p>{info.email}</p>}
        {pages.length > 0 && (
          <p className={styles.pages}>{pages.map(({ word }) => word).join(' · ')}</p>
        )}
      </div>
    </section>
  );
}
