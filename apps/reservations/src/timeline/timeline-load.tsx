import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { pacedIntervals } from '@stammtisch/domain/availability/pacing';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useRestaurant } from '@stammtisch/remote-kit';
import { useMemo, type ReactNode } from 'react';
import { openingsOf } from '../book/opening-hours.ts';
import type { Reservation } from '../book/reservation.ts';
import { bookedParties } from '../pace/booked-parties.ts';
import { pacedPartyOf } from '../pace/paced-party.ts';
import { LoadBar } from './load-bar.tsx';
import { PacingFooter } from './pacing-footer.tsx';
import { hoursOf } from './service-load.ts';
import type { WindowBand } from './use-window-band.ts';

export interface TimelineLoadProps {
  day: Day;
  now: Minute;
  reservations: readonly Reservation[];
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings'>;
  span: { min: Minute; max: Minute };
  lay: WindowBand['lay'];
  /** The board, between the hours' load and the pacing. */
  children: ReactNode;
}

/** How full the house is, along the same hours as the board. */
export function TimelineLoad(props: TimelineLoadProps) {
  const { day, now, reservations, rooms, settings, span, lay } = props;
  const { timeZone } = useRestaurant();
  const openings = useMemo(() => openingsOf(settings, day), [settings, day]);
  const parties = useMemo(
    () => reservations.map((each) => pacedPartyOf(each, { now, timeZone })),
    [reservations, now, timeZone],
  );
  const hours = useMemo(() => hoursOf(parties, { from: span.min, to: span.max }), [parties, span]);
  const { timeInterval, pacing } = settings.reservationSettings;
  const intervals = useMemo(
    () =>
      pacedIntervals({ start: span.min, end: span.max }, bookedParties(reservations), {
        interval: timeInterval,
        pacing,
      }),
    [reservations, span, timeInterval, pacing],
  );
  const seats = useMemo(
    () =>
      rooms
        .filter((room) => room.active)
        .flatMap((room) => room.tables)
        .reduce((sum, table) => sum + table.seats, 0),
    [rooms],
  );
  return (
    <>
      <LoadBar
        hours={hours}
        parties={parties}
        openings={openings}
        seats={seats}
        span={span}
        lay={lay}
      />
      {props.children}
      <PacingFooter
        intervals={intervals}
        interval={timeInterval}
        limit={pacing.all}
        span={span}
        lay={lay}
      />
    </>
  );
}
