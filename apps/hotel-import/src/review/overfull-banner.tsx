import type { OverfullHour } from '@stammtisch/contracts/hotel-import/hotel-import';
import { useText } from '@stammtisch/remote-kit';
import { Banner } from '@stammtisch/ui-kit';
import styles from './review.module.css';

export interface OverfullBannerProps {
  hours: readonly OverfullHour[];
  /** Of all pages. */
  total: number;
}

/** When more guests would come than the house wants; it may import them all the same. */
export function OverfullBanner({ hours, total }: OverfullBannerProps) {
  const text = useText('hotel-import');
  if (total === 0) return null;
  return (
    <Banner tone="warning">
      {text('review.overfull', { count: total })}
      <details className={styles.overfull}>
        <summary>{text('review.overfull-which')}</summary>
        <ul>
          {hours.map(({ kind, title, date, start, end, limit, booked, added }) => (
            <li key={`${kind} ${title} ${date} ${start}`}>
              {text(`review.overfull-${kind}`, {
                title,
                date,
                start,
                end,
                limit,
                added,
                guests: booked + added,
              })}
            </li>
          ))}
        </ul>
        {total > hours.length && (
          <p>{text('review.overfull-more', { count: total - hours.length })}</p>
        )}
      </details>
    </Banner>
  );
}
