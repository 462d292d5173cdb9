import { useText } from '@stammtisch/remote-kit';
import { Banner, Skeleton } from '@stammtisch/ui-kit';
import type { useAffected } from './use-affected.ts';
import styles from './event-preview.module.css';

/** As many as fit beside the form. */
const shown = 5;

export interface AffectedReservationsProps {
  affected: ReturnType<typeof useAffected>;
  isClosed: boolean;
}

/** Who has booked within the times of the event; they are told, never altered. */
export function AffectedReservations({ affected, isClosed }: AffectedReservationsProps) {
  const text = useText('settings');
  return (
    <section aria-label={text('events.affected')}>
      <h3 className={styles.heading}>{text('events.affected')}</h3>
      {render()}
    </section>
  );

  function render() {
    if (affected.isError) return <p className={styles.none}>{text('events.affected-failed')}</p>;
    if (affected.data === undefined) return <Skeleton rows={1} shape="text" />;
    const { total, reservations } = affected.data;
    if (total === 0) return <p className={styles.none}>{text('events.affected-none')}</p>;
    const kind = isClosed ? 'events.affected-closed' : 'events.affected-open';
    return (
      <>
        <Banner tone={isClosed ? 'warning' : 'info'}>{text(kind, { count: total })}</Banner>
        <ul className={styles.reservations}>
          {reservations.slice(0, shown).map(({ id, date, time, guest, persons }) => (
            <li key={id}>
              <span>{`${date} ${time}`}</span>
              <span className={styles.guest}>{guest.lastname}</span>
              <span>{persons.to}</span>
            </li>
          ))}
        </ul>
        {total > shown && (
          <p className={styles.none}>{text('events.affected-more', { count: total - shown })}</p>
        )}
      </>
    );
  }
}
