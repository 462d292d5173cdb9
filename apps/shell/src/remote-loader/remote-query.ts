import { queryOptions } from '@tanstack/react-query';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { Language } from '@stammtisch/i18n';
import { reportFault, reportSuccess } from '../telemetry/report-fault.ts';
import { loadExposed } from './load-exposed.ts';
import { loadMessages } from './load-messages.ts';

/** The key of everything that was loaded of one version. */
export const versionKey = ({ base }: ReleasedRemote) => ['remote', base] as const;

// Kept as long as the version runs; a failure is not, so a retry asks the server again.
const kept = {
  retry: false,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
  meta: { quiet: true },
} as const;

/** A remote's texts, read once for everything that it exposes. */
export function textsQuery(remote: ReleasedRemote, language: Language) {
  return queryOptions({
    queryKey: [...versionKey(remote), 'texts', language],
    queryFn: async () => {
      await loadMessages(remote, language);
      return null;
    },
    ...kept,
  });
}

/** One exposed module with its texts. */
export function remoteQuery(remote: ReleasedRemote, expose: string, language: Language) {
  return queryOptions({
    queryKey: [...versionKey(remote), expose, language],
    queryFn: async ({ client }) => {
      const started = performance.now();
      const readTexts = async () => {
        await client.fetchQuery(textsQuery(remote, language));
        return performance.now() - started;
      };
      try {
        const [{ Page, entry, module }, messages] = await Promise.all([
          loadExposed(remote, expose),
          readTexts(),
        ]);
        reportSuccess(remote);
        // A component is a function, and a cache would call it if it were the value itself.
        return { Page, phases: { entry, module, messages }, loadedAt: performance.now() };
      } catch (error) {
        reportFault(error);
        throw error;
      }
    },
    ...kept,
  });
}
