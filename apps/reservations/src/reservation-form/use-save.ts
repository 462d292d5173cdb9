import { createReservation } from '@stammtisch/contracts/reservation/create-reservation';
import { patchReservation } from '@stammtisch/contracts/reservation/update-reservation';
import { idempotencyKey } from '@stammtisch/hal-client';
import { useHost, withMaster } from '@stammtisch/remote-kit';
import { useRef } from 'react';
import { ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { NewBody, PatchBody } from './to-body.ts';

/** Writes a new reservation, or the changes to one, on the version that they are based on. */
export function useSave() {
  const { client, entry, requireMaster } = useHost();
  const refresh = useBookRefresh();
  const lastWish = useRef({ body: '', key: '' });

  /** The same wish sent again (a lost answer) carries the same key; another wish a new one. */
  const keyFor = (wish: NewBody) => {
    const body = JSON.stringify(wish);
    if (lastWish.current.body !== body) lastWish.current = { body, key: idempotencyKey() };
    return lastWish.current.key;
  };

  return {
    create: async (body: NewBody): Promise<Reservation> => {
      const options = { body, idempotencyKey: keyFor(body) };
      const reply = await withMaster(requireMaster, () =>
        client.call(entry, createReservation, options),
      );
      await refresh();
      return reply.resource;
    },
    update: async (reservation: Reservation, body: PatchBody): Promise<Reservation> => {
      const options = { body, ifMatch: ifMatchOf(reservation) };
      const reply = await withMaster(requireMaster, () =>
        client.call(reservation, patchReservation, options),
      );
      await refresh();
      return reply.resource;
    },
  };
}
