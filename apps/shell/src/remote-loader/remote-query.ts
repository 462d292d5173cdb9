import { queryOptions } from '@tanstack/react-query';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { Language } from '@stammtisch/i18n';
import { attempt } from './attempts.ts';
import { loadExposed } from './federation.ts';
import { loadMessages } from './load-messages.ts';

/**
 * One exposed module with its texts. It is kept for the life of the page; a failure is not, so a
 * retry asks the server again.
 */
export function remoteQuery(remote: ReleasedRemote, expose: string, language: Language) {
  return queryOptions({
    queryKey: ['remote', remote.base, expose, language],
    queryFn: async () => {
      const [page] = await Promise.all([
        attempt(() => loadExposed(remote, expose)),
        attempt(() => loadMessages(remote, language)),
      ]);
      // A component is a function, and a cache would call it if it were the value itself.
      return { Page: page };
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
    meta: { quiet: true },
  });
}
