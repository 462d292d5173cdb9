import { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import type { SlotData } from '@stammtisch/contracts/remote/slot';
import type { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { countParties } from '@stammtisch/domain/reservation/party';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import styles from './persons-per-day.module.css';

/**
 * How many persons and parties come on a day. It reads what the day's own list reads, so the answer
 * is there already; until then, and when it cannot be read, it says nothing.
 */
export function PersonsPerDay({ date }: SlotData<typeof personsPerDaySlot>) {
  const text = useText('statistics');
  const { entry } = useHost();
  const link = findLink(entry, 'reservations');
  const day = parseDay(date);
  const href = link && day && expand(link, { date: formatWireDate(day) });
  const { data } = useResource(href, { schema: listReservations.reply });
  if (data === undefined) return null;
  const { covers, parties } = countParties(data.resource._embedded.reservations);
  return (
    <span className={styles.badge} aria-live="polite">
      <strong className={styles.persons}>
        {text('persons-per-day.persons', { count: covers })}
      </strong>
      <span className={styles.parties}>
        {' · '}
        {text('persons-per-day.parties', { count: parties })}
      </span>
    </span>
  );
}
