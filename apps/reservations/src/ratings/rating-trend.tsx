import type { RatingSummaryReply } from '@stammtisch/contracts/rating/read-rating-summary';
import { parseWireMonth } from '@stammtisch/domain/time/month';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import styles from './rating-summary.module.css';

/** Month by month: a column is the average, from one star at its foot to five. */
export function RatingTrend({ months }: { months: RatingSummaryReply['months'] }) {
  const text = useText('reservations');
  const formats = useFormats();
  return (
    <div className={styles.trend}>
      <h2 className={styles.heading}>{text('ratings.trend')}</h2>
      <ol className={styles.months}>
        {months.map(({ month, average, count }) => {
          const day = parseWireMonth(month);
          const words = {
            month: day ? formats.monthYear(day) : month,
            average: formats.number(Math.round(average * 10) / 10),
            count: text('ratings.count', { count }),
          };
          return (
            <li key={month}>
              <VisuallyHidden>{text('ratings.trend-month', words)}</VisuallyHidden>
              <span aria-hidden className={styles.value}>
                {words.average}
              </span>
              <span
                aria-hidden
                className={styles.column}
                style={{ blockSize: `${4 + 14 * (average - 1)}px` }}
              />
              <span aria-hidden className={styles.month}>
                {day ? formats.monthName(day).slice(0, 3) : month}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
