import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { SearchX, Users } from 'lucide-react';
import { useRef } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { GuestHeader } from './guest-header.tsx';
import { GuestSheets } from './guest-sheets.tsx';
import { GuestTable } from './guest-table.tsx';
import { useGuestAddress } from './use-guest-address.ts';
import { fewestLetters, useGuestList } from './use-guest-list.ts';
import styles from './guest-screen.module.css';

/** The guest book: find somebody, and see at once what the house should remember. */
export function GuestScreen() {
  const text = useText('reservations');
  const problem = useText('problems');
  const address = useGuestAddress();
  const { typed, kind, sheet } = address;
  const list = useGuestList(typed, kind);
  const search = useRef<HTMLInputElement>(null);
  const openId = sheet && 'guest' in sheet ? sheet.guest : undefined;
  const startNew = () => address.open({ kind: 'new' });
  useShortcuts({ n: startNew, '/': () => search.current?.focus() });

  return (
    <div className={styles.screen} data-beside={sheet !== undefined || undefined}>
      <GuestHeader
        typed={typed}
        kind={kind}
        total={list.isPending || list.isError ? undefined : list.total}
        isBeside={sheet !== undefined}
        searchRef={search}
        onType={address.type}
        onKind={address.show}
        onNew={startNew}
        onDuplicates={() => address.open({ kind: 'duplicates' })}
        onExport={() => address.open({ kind: 'export' })}
      />
      {list.isNear && (
        <output className={styles.near}>{list.guests.length > 0 && text('guests.near')}</output>
      )}
      {renderList()}
      <GuestSheets sheet={sheet} onOpen={address.open} onClose={address.close} />
    </div>
  );

  function renderList() {
    if (list.isError) {
      return <FailureCard title={problem('FAILED_REQUESTING_GUESTS')} onRetry={list.retry} />;
    }
    if (list.isPending) return <Skeleton rows={12} />;
    if (list.guests.length > 0) {
      return (
        <GuestTable
          key={kind}
          guests={list.guests}
          openId={openId}
          hasMore={list.hasMore}
          onMore={list.loadMore}
          onOpen={(guest) => address.open({ kind: 'details', guest: guest.id })}
        />
      );
    }
    if (typed.trim().length >= fewestLetters) {
      return (
        <EmptyState
          icon={<SearchX />}
          action={<Button onPress={() => address.type('')}>{text('guests.show-all')}</Button>}
        >
          {text('guests.nothing-found', { typed: typed.trim() })}
        </EmptyState>
      );
    }
    const action =
      kind === 'all' ? (
        <Button onPress={startNew}>{text('guests.new-title')}</Button>
      ) : (
        <Button onPress={() => address.show('all')}>{text('guests.show-all')}</Button>
      );
    return (
      <EmptyState icon={<Users />} action={action}>
        {text(kind === 'all' ? 'guests.empty' : `guests.empty-${kind}`)}
      </EmptyState>
    );
  }
}
