import type { CashRegisterReply } from '@stammtisch/contracts/cash-register/cash-register';
import { listRegisterTables } from '@stammtisch/contracts/cash-register/register-table';
import { findLink } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Panel, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './cash-register.module.css';
import { TableRow } from './table-row.tsx';

/** Every table of the register with ours; those that nobody has said anything of come first. */
export function TableList({ register }: { register: CashRegisterReply }) {
  const text = useText('addons');
  const [page, setPage] = useState(1);
  const query = useResource(findLink(register, 'tables'), {
    schema: listRegisterTables.reply,
    variables: { page },
  });
  const { tableCount, unmatchedCount } = register;
  const state =
    unmatchedCount === 0
      ? text('register.tables-all', { count: tableCount })
      : text('register.tables-missing', { count: unmatchedCount });
  return (
    <Panel title={text('register.tables')} state={state} className={styles.wide ?? ''}>
      <p className={styles.small}>{text('register.tables-what')}</p>
      {renderTables()}
    </Panel>
  );

  function renderTables() {
    const found = query.data?.resource;
    if (found === undefined) {
      if (!query.isError) return <Skeleton rows={6} shape="text" />;
      return (
        <FailureCard title={text('register.tables-failed')} onRetry={() => void query.refetch()} />
      );
    }
    const { tables } = found._embedded;
    if (tables.length === 0) return <p>{text('register.tables-none')}</p>;
    return (
      <>
        <ul className={styles.tables}>
          {tables.map((table) => (
            <TableRow key={table.id} table={table} choices={found.choices} />
          ))}
        </ul>
        {found.total > found.pageSize && (
          <p className={styles.line}>
            <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
              {text('fees.previous')}
            </Button>
            <Button isDisabled={!found._links['next']} onPress={() => setPage(page + 1)}>
              {text('fees.next')}
            </Button>
          </p>
        )}
      </>
    );
  }
}
