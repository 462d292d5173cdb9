import { readRatingSummary } from '@stammtisch/contracts/rating/read-rating-summary';
import { findLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { RouteLink, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Star } from 'lucide-react';
import styles from './rating-glance.module.css';

/** What guests have said so far, in one line, and the way to all of it. */
export function RatingGlance() {
  const { entry } = useHost();
  const text = useText('settings');
  const formats = useFormats();
  const query = useResource(findLink(entry, 'rating-summary'), {
    schema: readRatingSummary.reply,
  });
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton rows={2} shape="text" className={styles.loading} />;
    return <FailureCard title={text('feedback.failed')} onRetry={() => void query.refetch()} />;
  }
  const { average, asked, five, four, three, two, one } = query.data.resource;
  if (average === null) return <p className={styles.quiet}>{text('feedback.nobody')}</p>;
  const shown = formats.number(Math.round(average * 10) / 10);
  const counts = { count: five + four + three + two + one, asked: formats.number(asked) };
  return (
    <div className={styles.glance}>
      <p className={styles.average}>
        <Star aria-hidden className={styles.star} />
        {text('feedback.average', { average: shown })}
      </p>
      <p className={styles.quiet}>{text('feedback.counts', counts)}</p>
      <RouteLink to="rating.list" className={styles.link}>
        {text('feedback.all')}
      </RouteLink>
    </div>
  );
}
