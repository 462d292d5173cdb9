import { entry } from '@stammtisch/contracts/entry/read-entry';
import type { HalClient } from '@stammtisch/hal-client';
import { useQuery } from '@tanstack/react-query';

/** The entry document of the restaurant on the screen: who it is, and what it may do. */
export function useEntry(uuid: string, client: HalClient) {
  return useQuery({
    queryKey: ['entry', uuid],
    queryFn: async ({ signal }) => (await client.get('/api/1', { schema: entry, signal })).resource,
    staleTime: Infinity,
    networkMode: 'always',
  });
}
