import { entry } from '@stammtisch/contracts/entry/read-entry';
import type { HalClient } from '@stammtisch/hal-client';
import { useQuery } from '@tanstack/react-query';

/** Where everything begins: the one address that the shell knows by itself. */
export const entryHref = '/api/1';

export const entryKey = (uuid: string) => ['entry', uuid];

/** The entry document of the restaurant on the screen: who it is, and what it may do. */
export function useEntry(uuid: string, client: HalClient) {
  return useQuery({
    queryKey: entryKey(uuid),
    queryFn: async ({ signal }) =>
      (await client.get(entryHref, { schema: entry, signal })).resource,
    staleTime: Infinity,
    networkMode: 'always',
  });
}
