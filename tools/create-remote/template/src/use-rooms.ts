import { listRooms } from '@stammtisch/contracts/room/room';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The house's rooms with their tables. */
export function useRooms() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'rooms'), { schema: listRooms.reply });
}
