import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { HouseSettings } from '../book/use-settings.ts';
import { serviceSpan } from '@stammtisch/domain/opening-hours/opening-hours';
import { limitsUsed, paceOf, peakOf } from '@stammtisch/domain/reservation/pace';
import { minuteAt, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { useMemo } from 'react';
import { openingsOf } from '../book/opening-hours.ts';
import type { Reservation } from '../book/reservation.ts';
import { PaceBars } from './pace-bars.tsx';
import { pacedPartyOf } from './paced-party.ts';
import styles from './pace-band.module.css';

export interface PaceBandProps {
  day: Day;
  now: Minute;
  reservations: readonly Reservation[];
  rooms: readonly RoomReply[];
  settings: HouseSettings;
}

/** How full each quarter of an hour of the day is, against the house's seats and limits. */
export function PaceBand({ day, now, reservations, rooms, settings }: PaceBandProps) {
  const text = useText('reservations');
  const { timeZone } = useRestaurant();
  const openings = useMemo(() => openingsOf(settings, day), [settings, day]);
  const parties = useMemo(
    () => reservations.map((each) => pacedPartyOf(each, { now, timeZone })),
    [reservations, now, timeZone],
  );
  const span = serviceSpan(day, openings);
  const quarters = paceOf(parties, { from: minuteAt(day, span.from), to: minuteAt(day, span.to) });
  const peak = peakOf(quarters);
  const seats = rooms
    .filter((room) => room.active)
    .flatMap((room) => room.tables)
    .reduce((sum, table) => sum + table.seats, 0);

  return (
    <section className={styles.band} aria-label={text('pace.label')}>
      <PaceBars quarters={quarters} seats={seats} now={now} />
      <p className={styles.words}>
        {peak ? (
          <strong data-over={(seats > 0 && peak.seated > seats) || undefined}>
            {text('pace.peak', { time: formatWireTime(peak.from), count: peak.seated, seats })}
          </strong>
        ) : (
          text('pace.nobody')
        )}
        {limitsUsed(parties, openings).map(({ opening, persons }) => (
          <span key={`${opening.start} ${opening.end}`}>
            {text('pace.limit', {
              from: formatWireTime(opening.start),
              to: formatWireTime(opening.end),
              persons,
              limit: opening.onlineGuestLimit,
            })}
          </span>
        ))}
      </p>
    </section>
  );
}
