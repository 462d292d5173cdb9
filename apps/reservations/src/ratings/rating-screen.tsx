import { halLinks } from '@stammtisch/contracts/hal';
import { mailSettings } from '@stammtisch/contracts/settings/mail-settings';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import {
  Button,
  EmptyState,
  FailureCard,
  PageHeader,
  SegmentedControl,
  Skeleton,
  useUndo,
} from '@stammtisch/ui-kit';
import { Star } from 'lucide-react';
import * as z from 'zod';
import { RatingItem } from './rating-item.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { usePatchRating } from './use-patch-rating.ts';
import { useRatingFilter } from './use-rating-filter.ts';
import { useRatings, useRatingSummary } from './use-ratings.ts';
import styles from './rating-screen.module.css';

/** What guests say of the house, and what is left to answer. */
export function RatingScreen() {
  const text = useText('reservations');
  const { filter, change } = useRatingFilter();
  const summary = useRatingSummary();
  const list = useRatings(filter);
  const patch = usePatchRating(useUndo());

  return (
    <div className={styles.screen}>
      <PageHeader title={text('ratings.title')} />
      {render()}
    </div>
  );

  function render() {
    if (summary.isError || list.isError) {
      const retry = () => {
        void summary.refetch();
        list.retry();
      };
      return <FailureCard title={text('ratings.failed')} onRetry={retry} />;
    }
    if (summary.data === undefined || list.isPending) return <Skeleton rows={8} />;
    const counted = summary.data.resource;
    if (counted.average === null) return <NoRatings />;
    return (
      <>
        <RatingSummary
          summary={counted}
          chosen={filter.stars}
          onChoose={(stars) => change({ stars })}
        />
        <SegmentedControl
          label={text('ratings.filter')}
          value={filter.isOpen ? 'open' : 'all'}
          onChange={(chosen) => change({ isOpen: chosen === 'open' })}
          segments={[
            { value: 'all', label: text('ratings.filter-all') },
            { value: 'open', label: text('ratings.filter-open', { count: counted.open }) },
          ]}
        />
        {list.ratings.length === 0 ? (
          <EmptyState
            icon={<Star />}
            action={
              <Button onPress={() => change({ stars: undefined, isOpen: false })}>
                {text('ratings.show-all')}
              </Button>
            }
          >
            {text('ratings.none-found')}
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={text('ratings.list')}>
            {list.ratings.map((rating) => (
              <li key={rating.id}>
                <RatingItem rating={rating} onPatch={patch} />
              </li>
            ))}
          </ul>
        )}
        {list.hasMore && (
          <Button
            className={styles.more}
            isPending={list.isLoadingMore}
            onPress={() => list.loadMore()}
          >
            {text('ratings.more')}
          </Button>
        )}
      </>
    );
  }
}

const mails = z.object({ mail: mailSettings, _links: halLinks });

/** Says when the first mail goes out, as the house has set it. */
function NoRatings() {
  const text = useText('reservations');
  const { entry } = useHost();
  const settings = useResource(findLink(entry, 'settings'), { schema: mails }).data?.resource;
  if (settings === undefined) return <Skeleton rows={2} shape="text" />;
  const { active, daysAfter } = settings.mail.feedbackEmailConfig;
  return (
    <EmptyState icon={<Star />}>
      {active ? text('ratings.empty', { count: daysAfter }) : text('ratings.empty-off')}
    </EmptyState>
  );
}
