import { listRooms } from '@stammtisch/contracts/room/room';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The rooms with their tables, in the house's order. */
export function useRooms() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'rooms'), { schema: listRooms.reply });
}
