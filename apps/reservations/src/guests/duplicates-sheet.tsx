import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { UserCheck } from 'lucide-react';
import { DuplicatePairRow } from './duplicate-pair-row.tsx';
import { useDuplicatePairs } from './use-duplicate-pairs.ts';
import styles from './duplicates-sheet.module.css';

export interface DuplicatesSheetProps {
  onMerge: (guest: string, other: string) => void;
  onClose: () => void;
}

/** All that may be written twice in the guest book, the surest first: one by one merged or told apart. */
export function DuplicatesSheet({ onMerge, onClose }: DuplicatesSheetProps) {
  const text = useText('reservations');
  const found = useDuplicatePairs();
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text('guests.all-duplicates')}
      subtitle={found.total > 0 ? text('guests.pairs', { count: found.total }) : undefined}
      onClose={onClose}
    >
      {renderPairs()}
    </SideSheet>
  );

  function renderPairs() {
    if (found.isError) {
      return <FailureCard title={text('guests.duplicates-failed')} onRetry={found.retry} />;
    }
    if (found.isPending) return <Skeleton rows={6} shape="text" />;
    if (found.pairs.length === 0) {
      return <EmptyState icon={<UserCheck />}>{text('guests.no-duplicates')}</EmptyState>;
    }
    return (
      <>
        <ul className={styles.pairs}>
          {found.pairs.map((pair) => (
            <DuplicatePairRow
              key={`${pair.first.id} ${pair.second.id}`}
              pair={pair}
              onMerge={() => onMerge(pair.first.id, pair.second.id)}
              onDistinct={() => void found.tellApart(pair)}
            />
          ))}
        </ul>
        {found.hasMore && (
          <Button isWide onPress={found.loadMore} isPending={found.isLoadingMore}>
            {text('guests.more-pairs')}
          </Button>
        )}
      </>
    );
  }
}
