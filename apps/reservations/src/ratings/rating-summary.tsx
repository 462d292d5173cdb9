import type { RatingSummaryReply } from '@stammtisch/contracts/rating/read-rating-summary';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { Stars } from './stars.tsx';
import { RatingTrend } from './rating-trend.tsx';
import styles from './rating-summary.module.css';

export interface RatingSummaryProps {
  summary: RatingSummaryReply;
  /** The stars that the list is filtered by. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** The average, five bars that filter the list, and how it went month by month. */
export function RatingSummary({ summary, chosen, onChoose }: RatingSummaryProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const bars = [
    { stars: 5, count: summary.five },
    { stars: 4, count: summary.four },
    { stars: 3, count: summary.three },
    { stars: 2, count: summary.two },
    { stars: 1, count: summary.one },
  ];
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const average = summary.average ?? 0;
  const shown = formats.number(Math.round(average * 10) / 10);
  return (
    <section className={styles.summary} aria-label={text('ratings.summary')}>
      <div className={styles.average}>
        <p className={styles.number}>
          <VisuallyHidden>{text('ratings.average', { average: shown })}</VisuallyHidden>
          <span aria-hidden>{shown}</span>
        </p>
        <span aria-hidden>
          <Stars count={Math.round(average)} />
        </span>
        <p className={styles.quiet}>
          {text('ratings.count', { count: total })}
          <br />
          {text('ratings.asked', { count: formats.number(summary.asked) })}
        </p>
      </div>
      <fieldset className={styles.bars} aria-label={text('ratings.bars')}>
        {bars.map(({ stars, count }) => (
          <button
            key={stars}
            type="button"
            className={styles.bar}
            aria-pressed={stars === chosen}
            aria-label={text('ratings.bar', {
              stars: text('ratings.stars', { count: stars }),
              count: String(count),
            })}
            onClick={() => onChoose(stars === chosen ? undefined : stars)}
          >
            <span className={styles.label}>{stars}</span>
            <span className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${(100 * count) / total}%` }} />
            </span>
            <span className={styles.count}>{count}</span>
          </button>
        ))}
      </fieldset>
      {summary.months.length > 1 && <RatingTrend months={summary.months} />}
    </section>
  );
}
