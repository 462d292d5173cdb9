import { isOccupying } from '@stammtisch/domain/reservation/status';
import type { Minute } from '@stammtisch/domain/time/minute';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { guestNameOf, startOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { carryOn, pickUp, previewOf, type Carry, type CarryStep } from './carry.ts';
import { holderOf } from './conflicts.ts';
import type { Move } from './decide-move.ts';
import type { TimelineGroup } from './groups.ts';
import type { Stretch } from './use-stretch.ts';

export interface CarryGiven {
  groups: readonly TimelineGroup[];
  reservations: readonly Reservation[];
  now: Minute;
  interval: number;
  onMove: (reservation: Reservation, wish: Move) => Promise<boolean>;
  onStretch: Stretch;
}

export interface KeyCarry {
  /** The carried party as it would be; undefined while none is carried. */
  preview: Reservation | undefined;
  /** What was said last, for the live region and for the eye. */
  said: string;
  pickUp: (reservation: Reservation, row: string) => void;
  step: (step: CarryStep) => void;
  putDown: () => void;
  cancel: () => void;
}

/** The drag by keys: pick up, carry over rows and hours, put down; every step is said. */
export function useCarry(given: CarryGiven): KeyCarry {
  const { groups, reservations, now, interval } = given;
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  const [carry, setCarry] = useState<Carry>();
  const [said, setSaid] = useState('');
  const latest = useRef(reservations);
  useEffect(() => {
    latest.current = reservations;
  });

  const placeOf = (wished: Reservation) =>
    wished.tables.length === 0
      ? text('timeline.unassigned')
      : `${common('table')} ${tableNamesOf(wished)}`;

  function describe(carried: Carry): string {
    const wished = previewOf(carried, groups);
    const holder = isOccupying(wished.status)
      ? holderOf(reservations, {
          tables: wished.tables.map(({ id }) => id),
          start: carried.start,
          duration: carried.duration,
          except: wished.id,
          now,
        })
      : undefined;
    const words = {
      from: formats.time(wished.time),
      to: formats.time(wished.endTime),
      place: placeOf(wished),
    };
    return holder
      ? text('timeline.carried-taken', { ...words, name: guestNameOf(holder) })
      : text('timeline.carried-to', words);
  }

  async function put({ reservation, start, duration }: Carry, wished: Reservation) {
    const tables = wished.tables.map(({ id }) => id);
    const had = reservation.tables.map(({ id }) => id);
    const isMoved = start !== startOf(reservation) || tables.join() !== had.join();
    if (isMoved && !(await given.onMove(reservation, { start, tables }))) return;
    if (duration === reservation.duration) return;
    // The move made a new version.
    const current = latest.current.find(({ id }) => id === reservation.id) ?? reservation;
    await given.onStretch(current, duration);
  }

  return {
    preview: carry && previewOf(carry, groups),
    said,
    pickUp(reservation, row) {
      const name = guestNameOf(reservation);
      if (!hasLink(reservation, 'move')) return setSaid(text('timeline.fixed', { name }));
      setCarry(pickUp(reservation, row));
      setSaid(text('timeline.carried', { name, keys: text('timeline.carry-keys') }));
    },
    step(step) {
      if (carry === undefined) return;
      const isFixed = carry.reservation.status === 'SEATED';
      if (isFixed && (step === 'earlier' || step === 'later')) {
        return setSaid(text('move.SEATED_KEEPS_ITS_START'));
      }
      const next = carryOn(carry, step, { interval, groups });
      setCarry(next);
      setSaid(describe(next));
    },
    putDown() {
      if (carry === undefined) return;
      setCarry(undefined);
      // What comes of it is said by the question, or by the notice.
      setSaid('');
      void put(carry, previewOf(carry, groups));
    },
    cancel() {
      if (carry === undefined) return;
      setCarry(undefined);
      setSaid(text('timeline.put-back', { name: guestNameOf(carry.reservation) }));
    },
  };
}
