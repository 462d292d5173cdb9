import { listReservations } from '@stammtisch/contracts/reservation/list-reservations';
import { listRooms } from '@stammtisch/contracts/room/room';
import { listTableSets } from '@stammtisch/contracts/table-set/table-set';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/**
 * The rooms with the places of their tables, which of them can be pushed together, and who comes on a
 * day; all stay fresh.
 */
export function useDay(day: Day) {
  const { entry } = useHost();
  const rooms = useResource(findLink(entry, 'rooms'), {
    schema: listRooms.reply,
    variables: { withConfig: 'true' },
  });
  const reservations = useResource(findLink(entry, 'reservations'), {
    schema: listReservations.reply,
    variables: { date: formatWireDate(day) },
  });
  const sets = useResource(findLink(entry, 'table-sets'), { schema: listTableSets.reply });
  return { rooms, reservations, sets };
}
