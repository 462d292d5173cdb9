import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import styles from './consent-counts.module.css';

/** How many guests agreed, how many did not, and whose time is over. */
export function ConsentCounts({ privacy }: { privacy: Privacy }) {
  const text = useText('settings');
  const counts = [
    { word: text('privacy.with-consent'), count: privacy.withConsent },
    { word: text('privacy.without-consent'), count: privacy.withoutConsent },
    { word: text('privacy.walk-ins'), count: privacy.walkIns },
    { word: text('privacy.due'), count: privacy.retention.due },
  ];
  return (
    <SettingsPart title={text('privacy.counts')} lead={text('privacy.counts-lead')}>
      <dl className={styles.counts}>
        {counts.map(({ word, count }) => (
          <div key={word} className={styles.count}>
            <dt>{word}</dt>
            <dd>{count.toLocaleString(text('privacy.locale'))}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text('privacy.walk-ins-why')}</p>
      <RouteLink to="guest.list" search={{ kind: 'consent' }} className={styles.link}>
        {text('privacy.show-without')}
      </RouteLink>
    </SettingsPart>
  );
}
