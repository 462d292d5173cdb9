import { readFeeEvidence } from '@stammtisch/contracts/payment/fee';
import { findLink } from '@stammtisch/hal-client';
import { RouteLink, useHost, useParams, useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Evidence } from './evidence.tsx';
import styles from './evidence.module.css';

/** One page for a bank or a court, as it is printed. */
export function EvidencePage() {
  const { entry } = useHost();
  const text = useText('addons');
  const { feeId } = useParams();
  const query = useResource(findLink(entry, 'fee-evidence'), {
    schema: readFeeEvidence.reply,
    variables: { feeId: feeId ?? '' },
  });
  return (
    <div className={styles.page}>
      <p className={styles.tools}>
        <RouteLink to="fees.list">{text('evidence.back')}</RouteLink>
        <Button isDisabled={query.data === undefined} onPress={() => window.print()}>
          {text('evidence.print')}
        </Button>
      </p>
      {renderEvidence()}
    </div>
  );

  function renderEvidence() {
    if (query.data !== undefined) return <Evidence evidence={query.data.resource} />;
    if (!query.isError) return <Skeleton rows={8} shape="text" />;
    return <FailureCard title={text('evidence.failed')} onRetry={() => void query.refetch()} />;
  }
}
