import {
  decideSuggestions,
  listSuggestions,
  suggestionKinds,
  type HotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, SegmentedControl, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { SuggestionItem, type SuggestionItemProps } from './suggestion-item.tsx';
import styles from './review.module.css';
import wizard from '../wizard/wizard.module.css';

type Kind = (typeof suggestionKinds)[number];

export interface SuggestionListProps {
  hotelImport: HotelImport;
  isOverfull: SuggestionItemProps['isOverfull'];
}

/** Stay by stay what is suggested, conflicts first; many are taken or left out at once. */
export function SuggestionList({ hotelImport, isOverfull }: SuggestionListProps) {
  const text = useText('hotel-import');
  const [kind, setKind] = useState<Kind>('all');
  const [page, setPage] = useState(1);
  const { mutate, isPending } = useCall(decideSuggestions);
  const query = useResource(findLink(hotelImport, 'suggestions'), {
    schema: listSuggestions.reply,
    variables: { kind, page },
  });
  const list = query.data?.resource;
  const decide = (of: Kind | number[], accepted: boolean) =>
    mutate({ on: hotelImport, options: { body: { of, accepted } } });
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label={text('review.show')}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPage(1);
          }}
          segments={suggestionKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
        <Button isPending={isPending} onPress={() => decide(kind, true)}>
          {text('review.take-all')}
        </Button>
        <Button isPending={isPending} onPress={() => decide(kind, false)}>
          {text('review.leave-all')}
        </Button>
      </div>
      {render()}
    </>
  );

  function render() {
    if (list === undefined) {
      if (!query.isError) return <Skeleton rows={6} />;
      return <FailureCard title={text('failed')} onRetry={() => void query.refetch()} />;
    }
    const { suggestions } = list._embedded;
    if (suggestions.length === 0) return <p className={wizard.lead}>{text('review.none')}</p>;
    return (
      <>
        <ul className={wizard.list}>
          {suggestions.map((each) => (
            <SuggestionItem
              key={each.row}
              suggestion={each}
              isOverfull={isOverfull}
              onDecide={(accepted) => decide([each.row], accepted)}
            />
          ))}
        </ul>
        {list.total > list.pageSize && (
          <div className={wizard.actions}>
            <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
              {text('review.before')}
            </Button>
            <Button
              isDisabled={findLink(list, 'next') === undefined}
              onPress={() => setPage(page + 1)}
            >
              {text('review.after')}
            </Button>
          </div>
        )}
      </>
    );
  }
}
