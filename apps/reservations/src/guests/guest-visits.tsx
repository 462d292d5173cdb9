import { readVisits } from '@stammtisch/contracts/guest/read-visits';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import type { ReactNode } from 'react';
import { VisitLink } from './visit-link.tsx';
import type { Guest } from './guest.ts';
import styles from './guest-details.module.css';

export interface GuestVisitsProps {
  guest: Guest;
  /** Stands between the counters and the list. */
  children: ReactNode;
}

/** How often somebody came or did not, what comes next, and every reservation with its day. */
export function GuestVisits({ guest, children }: GuestVisitsProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const link = findLink(guest, 'history');
  const { data, isError, refetch } = useResource(link, { schema: readVisits.reply });
  const history = data?.resource;
  if (isError) {
    return (
      <>
        <FailureCard title={text('guests.history-failed')} onRetry={() => void refetch()} />
        {children}
      </>
    );
  }
  if (history === undefined) return <Skeleton rows={6} shape="text" />;
  const { reservations } = history._embedded;
  const last = history.lastVisit && parseWireDate(history.lastVisit);
  const older = history.total - reservations.length;
  return (
    <>
      <ul className={styles.counters}>
        <Counter count={history.visits} label={text('guests.visits', { count: history.visits })} />
        <Counter
          count={history.noShows}
          label={text('guests.missed')}
          isBad={history.noShows > 0}
        />
        <Counter
          count={history.lateCancellations}
          label={text('guests.late')}
          isBad={history.lateCancellations > 0}
        />
      </ul>
      <p className={styles.last}>
        {text('guests.last-visit')}:{' '}
        <strong>{last ? formats.date(last) : text('guests.never')}</strong>
      </p>
      {history.nextReservation && (
        <section>
          <h3 className={styles.heading}>{text('guests.next')}</h3>
          <VisitLink reservation={history.nextReservation} />
        </section>
      )}
      {children}
      <section>
        <h3 className={styles.heading}>{text('guests.history')}</h3>
        {reservations.length === 0 ? (
          <p className={styles.quiet}>{text('guests.history-empty')}</p>
        ) : (
          <ul className={styles.visits}>
            {reservations.map((reservation) => (
              <li key={reservation.id}>
                <VisitLink reservation={reservation} />
              </li>
            ))}
          </ul>
        )}
        {older > 0 && (
          <p className={styles.quiet}>{text('guests.history-more', { count: older })}</p>
        )}
      </section>
    </>
  );
}

function Counter({ count, label, isBad }: { count: number; label: string; isBad?: boolean }) {
  return (
    <li data-bad={isBad || undefined}>
      <span className={styles.count}>{count}</span> {label}
    </li>
  );
}
