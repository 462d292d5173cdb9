import { listFees, type FeeReply } from '@stammtisch/contracts/payment/fee';
import { readPaymentActive } from '@stammtisch/contracts/payment/checkout';
import { findLink } from '@stammtisch/hal-client';
import { RouteLink, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Banner, Button, FailureCard, SegmentedControl, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { AddonPage } from '../page/addon-page.tsx';
import { FeeDialog, type FeeQuestion } from './fee-dialog.tsx';
import { FeeRow } from './fee-row.tsx';
import styles from './fees.module.css';

type State = 'due' | 'done';

/** Fees are collected here, by hand, and nowhere else (specification §1). */
export function FeesScreen() {
  const { entry } = useHost();
  const text = useText('addons');
  const [state, setState] = useState<State>('due');
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<FeeQuestion>();
  const query = useResource(findLink(entry, 'fees'), {
    schema: listFees.reply,
    variables: { state, page },
  });
  const payment = useResource(findLink(entry, 'payment-active'), {
    schema: readPaymentActive.reply,
  });
  const choose = (next: State) => {
    setState(next);
    setPage(1);
  };
  return (
    <AddonPage title={text('fees.title')} lead={text('fees.lead')}>
      {payment.isLoading ? <Skeleton rows={5} /> : renderFees()}
      {question && <FeeDialog question={question} onClose={() => setQuestion(undefined)} />}
    </AddonPage>
  );

  /** Once it is known whether cards can be charged at all, so that the list does not move. */
  function renderFees() {
    return (
      <>
        {payment.data?.resource.paymentActive === false && (
          <Banner actions={<RouteLink to="addons.overview">{text('fees.to-addons')}</RouteLink>}>
            {text('fees.inactive')}
          </Banner>
        )}
        <SegmentedControl
          label={text('fees.title')}
          className={styles.states}
          value={state}
          onChange={choose}
          segments={[
            { value: 'due', label: text('fees.due') },
            { value: 'done', label: text('fees.done') },
          ]}
        />
        {renderList()}
      </>
    );
  }

  function renderList() {
    if (query.data === undefined) {
      if (!query.isError) return <Skeleton rows={4} shape="text" />;
      return <FailureCard title={text('fees.failed')} onRetry={() => void query.refetch()} />;
    }
    const { _embedded, total, pageSize } = query.data.resource;
    if (total === 0) return <p className={styles.none}>{text(`fees.empty-${state}`)}</p>;
    const ask = (kind: FeeQuestion['kind']) => (fee: FeeReply) => setQuestion({ kind, fee });
    return (
      <>
        <ul className={styles.list}>
          {_embedded.fees.map((fee) => (
            <FeeRow
              key={fee.reservationId}
              fee={fee}
              onCollect={ask('collect')}
              onRefund={ask('refund')}
            />
          ))}
        </ul>
        {total > pageSize && (
          <p className={styles.pages}>
            <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
              {text('fees.previous')}
            </Button>
            <Button isDisabled={page * pageSize >= total} onPress={() => setPage(page + 1)}>
              {text('fees.next')}
            </Button>
          </p>
        )}
      </>
    );
  }
}
