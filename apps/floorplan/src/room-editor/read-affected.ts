import { listTableReservations } from '@stammtisch/contracts/room/change-table';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { listRoomReservations } from '@stammtisch/contracts/room/change-room';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { HalClient, Linked } from '@stammtisch/hal-client';

/** Who would lose a table: all of them counted, and the first of them by name. */
export interface Affected {
  total: number;
  first: readonly ReservationReply[];
}

/** Fewer are asked for one by one; for more the room is asked once. */
const few = 5;

export async function readAffectedByTables(
  client: HalClient,
  room: RoomReply,
  ids: ReadonlySet<string>,
): Promise<Affected> {
  const tables = room.tables.filter(({ id }) => ids.has(id));
  if (tables.length === 0) return { total: 0, first: [] };
  if (tables.length > few) {
    const { resource } = await client.call(room, listRoomReservations);
    const hit = resource._embedded.reservations.filter((party) =>
      party.tables.some(({ id }) => ids.has(id)),
    );
    return { total: hit.length, first: hit };
  }
  const answers = await Promise.all(
    tables.map((table: Linked) => client.call(table, listTableReservations)),
  );
  const lists = answers.map(({ resource }) => resource);
  const parties = new Map(
    lists.flatMap(({ _embedded }) => _embedded.reservations).map((party) => [party.id, party]),
  );
  const first = [...parties.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const unlisted = lists.reduce(
    (sum, { total, _embedded }) => sum + total - _embedded.reservations.length,
    0,
  );
  return { total: first.length + unlisted, first };
}

export async function readAffectedByRoom(client: HalClient, room: RoomReply): Promise<Affected> {
  const { resource } = await client.call(room, listRoomReservations);
  return { total: resource.total, first: resource._embedded.reservations };
}
