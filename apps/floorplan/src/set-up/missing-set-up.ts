import type { RoomReply } from '@stammtisch/contracts/room/room';

export type MissingSetUp = { kind: 'no-rooms' } | { kind: 'no-tables'; rooms: string[] };

/**
 * What keeps a house from giving tables to parties (specification §2, /settings); undefined when
 * nothing does. A room that is switched off need not have tables.
 */
export function missingSetUp(rooms: readonly RoomReply[]): MissingSetUp | undefined {
  if (rooms.length === 0) return { kind: 'no-rooms' };
  const bare = rooms.filter(
    ({ active, tables }) => active && !tables.some(({ seats }) => seats > 0),
  );
  return bare.length === 0 ? undefined : { kind: 'no-tables', rooms: bare.map(({ name }) => name) };
}
