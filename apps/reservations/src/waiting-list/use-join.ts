import { createReservation } from '@stammtisch/contracts/reservation/create-reservation';
import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { idempotencyKey } from '@stammtisch/hal-client';
import { minuteInZone, useHost, useRestaurant, useText, withMaster } from '@stammtisch/remote-kit';
import { useState } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import type { NewBody } from '../reservation-form/to-body.ts';
import { clockOf } from './clock-of.ts';

/** Writes who stands at the door onto the waiting list, and says what was promised. */
export function useJoin() {
  const { client, entry, notices, requireMaster } = useHost();
  const { timeZone } = useRestaurant();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [isPending, setPending] = useState(false);

  async function join(party: { persons: number; name: string; note?: string }): Promise<boolean> {
    setPending(true);
    const now: Minute = minuteInZone(new Date(), timeZone);
    const name = party.name.trim();
    const body: NewBody = {
      guest: { lastname: name || text('waiting-list.guest-name'), temporary: name === '' },
      persons: { from: party.persons, to: party.persons },
      date: formatWireDate(dayOf(now)),
      time: formatWireTime(now),
      status: 'QUEUED',
      ...(party.note && { comment: party.note.trim() }),
    };
    const key = idempotencyKey();
    try {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(entry, createReservation, { body, idempotencyKey: key }),
      );
      notices.success(told(resource));
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      setPending(false);
      await refresh();
    }
  }

  function told({ promisedAt }: Reservation): string {
    return promisedAt === null
      ? text('waiting-list.joined')
      : text('waiting-list.joined-promised', { time: clockOf(promisedAt, timeZone) });
  }

  return { join, isPending };
}
