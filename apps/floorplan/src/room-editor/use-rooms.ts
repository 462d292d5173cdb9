import { listRooms } from '@stammtisch/contracts/room/room';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The rooms with sizes and places; fresh within a second of somebody's change. */
export function useRooms() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'rooms'), {
    schema: listRooms.reply,
    variables: { withConfig: 'true' },
  });
}
