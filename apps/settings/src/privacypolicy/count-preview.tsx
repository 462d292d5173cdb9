import type { AnonymizationCount } from '@stammtisch/contracts/privacy/anonymization';
import { useText } from '@stammtisch/remote-kit';
import { Banner, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import styles from './privacy.module.css';

export interface CountPreviewProps {
  query: {
    data?: { resource: AnonymizationCount } | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
}

/** Whom the chosen day concerns, before anything happens. */
export function CountPreview({ query }: CountPreviewProps) {
  const text = useText('settings');
  const count = query.data?.resource;
  if (count === undefined) {
    if (!query.isError) return <Skeleton rows={1} shape="text" />;
    return <FailureCard title={text('privacy.failed')} onRetry={() => void query.refetch()} />;
  }
  const { guests, reservations, walkIns, kept } = count;
  if (guests === 0) return <Banner>{text('privacy.count-none')}</Banner>;
  return (
    <Banner tone="warning">
      <strong>{text('privacy.count', { count: guests })}</strong>{' '}
      {text('privacy.count-reservations', { count: reservations })}
      {walkIns > 0 && (
        <span className={styles.more}>{text('privacy.count-walk-ins', { count: walkIns })}</span>
      )}
      {kept > 0 && (
        <span className={styles.more}>{text('privacy.count-kept', { count: kept })}</span>
      )}
    </Banner>
  );
}
