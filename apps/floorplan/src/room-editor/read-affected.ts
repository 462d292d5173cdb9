import { listTableReservations } from '@stammtisch/contracts/room/change-table';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { listRoomReservations } from '@stammtisch/contracts/room/change-room';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { findLink, type HalClient, type Linked } from '@stammtisch/hal-client';

/** Who would lose a table: all of them counted, and the first of them by name. */
export interface Affected {
  total: number;
  first: readonly ReservationReply[];
}

/** Fewer are asked for one by one; for more the whole room is read. */
const few = 5;

export async function readAffectedByTables(
  client: HalClient,
  room: RoomReply,
  ids: ReadonlySet<string>,
): Promise<Affected> {
  const tables = room.tables.filter(({ id }) => ids.has(id));
  if (tables.length === 0) return { total: 0, first: [] };
  if (tables.length > few) {
    const parties = await readPartiesOfRoom(client, room);
    const hit = parties.filter((party) => party.tables.some(({ id }) => ids.has(id)));
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

/** Page by page: who stands on the last one loses a table like the first. */
async function readPartiesOfRoom(client: HalClient, room: RoomReply): Promise<ReservationReply[]> {
  let { resource: page } = await client.call(room, listRoomReservations);
  const parties = [...page._embedded.reservations];
  for (let next = findLink(page, 'next'); next; next = findLink(page, 'next')) {
    const read = await client.get(next.href, { schema: listRoomReservations.reply });
    page = read.resource;
    parties.push(...page._embedded.reservations);
  }
  return parties;
}

export async function readAffectedByRoom(client: HalClient, room: RoomReply): Promise<Affected> {
  const { resource } = await client.call(room, listRoomReservations);
  return { total: resource.total, first: resource._embedded.reservations };
}
