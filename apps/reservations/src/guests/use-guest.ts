import { readGuest } from '@stammtisch/contracts/guest/guest';
import { expand, findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** One guest by the id that the address names; without an id nothing is asked. */
export function useGuest(guestId: string | undefined) {
  const { entry } = useHost();
  const link = findLink(entry, 'guest');
  const href = link && guestId !== undefined ? expand(link, { guestId }) : undefined;
  const query = useResource(href, { schema: readGuest.reply });
  // One that was deleted meanwhile is not shown as it last was.
  return { guest: query.isError ? undefined : query.data?.resource, isError: query.isError };
}
