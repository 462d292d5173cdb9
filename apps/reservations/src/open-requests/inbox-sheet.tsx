import type { Status } from '@stammtisch/domain/reservation/status';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { EmptyState, FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { serviceDayOfParty, type Reservation } from '../book/reservation.ts';
import { RequestRow } from './request-row.tsx';
import { useOpenRequests } from './use-open-requests.ts';
import styles from './inbox-sheet.module.css';

export interface InboxSheetProps {
  /** Resolves when the answer is known everywhere, or was refused. */
  onStatus: (request: Reservation, to: Status) => Promise<void>;
  /** Leads to the request's own day. */
  onShow: (request: Reservation) => void;
  onClose: () => void;
}

/** Everything that guests asked for and nobody has answered; one tap answers. */
export function InboxSheet({ onStatus, onShow, onClose }: InboxSheetProps) {
  const text = useText('reservations');
  const { longDate } = useFormats();
  const query = useOpenRequests();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const all = query.data?.resource._embedded.reservations ?? [];
  const open = all.filter((request) => !answered.has(request.id));

  const answer = async (request: Reservation, to: Status) => {
    setAnswered((before) => new Set([...before, request.id]));
    await onStatus(request, to);
    // By now the list says it itself; a refused answer and an undone one stand there again.
    setAnswered((before) => new Set([...before].filter((id) => id !== request.id)));
  };

  return (
    <SideSheet isOpen isPageUsable title={text('inbox.title')} onClose={onClose}>
      <p className={styles.span}>{text('inbox.span')}</p>
      {renderRequests()}
    </SideSheet>
  );

  function renderRequests() {
    if (query.isError) {
      return <FailureCard title={text('inbox.failed')} onRetry={() => void query.refetch()} />;
    }
    if (query.isPending) return <Skeleton rows={6} shape="text" />;
    if (open.length === 0) return <EmptyState icon={<Inbox />}>{text('inbox.empty')}</EmptyState>;
    const byDay = Map.groupBy(open, serviceDayOfParty);
    return [...byDay].map(([day, requests]) => (
      <section key={day} className={styles.day} aria-label={longDate(day)}>
        <h3 className={styles.date}>{longDate(day)}</h3>
        <ul className={styles.requests}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onConfirm={() => void answer(request, 'CONFIRMED')}
              onRefuse={() => void answer(request, 'CANCELLED')}
              onShow={() => onShow(request)}
            />
          ))}
        </ul>
      </section>
    ));
  }
}
