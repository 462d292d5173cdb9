import { createReservation } from '@stammtisch/contracts/reservation/create-reservation';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { idempotencyKey } from '@stammtisch/hal-client';
import { useHost, useNow, useText, withMaster } from '@stammtisch/remote-kit';
import { tableNamesOf } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import type { NewBody } from '../reservation-form/to-body.ts';

/**
 * Seats a party at the door for `duration` minutes, or as long as parties usually stay; ends with
 * whether it sits. Its arrival is now (decisions §1).
 */
export function useSeatWalkIn() {
  const { client, entry, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const now = useNow();

  return async (
    persons: number,
    tables: readonly string[],
    duration?: number,
  ): Promise<boolean> => {
    const body: NewBody = {
      guest: { lastname: text('walk-in.guest-name'), temporary: true },
      persons: { from: persons, to: persons },
      date: formatWireDate(dayOf(now)),
      time: formatWireTime(now),
      tables: [...tables],
      ...(duration !== undefined && { duration }),
      status: 'SEATED',
    };
    const key = idempotencyKey();
    try {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(entry, createReservation, { body, idempotencyKey: key }),
      );
      const table = tableNamesOf(resource);
      notices.success(
        table === '' ? text('walk-in.seated-nowhere') : text('walk-in.seated', { table }),
      );
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      await refresh();
    }
  };
}
