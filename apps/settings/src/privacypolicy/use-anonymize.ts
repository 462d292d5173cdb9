import { anonymizeGuests, type Anonymization } from '@stammtisch/contracts/privacy/anonymization';
import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { isProblem } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Asks for the anonymisation, with the master password where the house wants it. */
export function useAnonymize(privacy: Privacy) {
  const { client, notices, requireMaster } = useHost();
  const text = useText('settings');
  const problems = useText('problems');
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function start(since: string): Promise<Anonymization | undefined> {
    setPending(true);
    try {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(privacy, anonymizeGuests, { variables: { since } }),
      );
      notices.success(text('privacy.started', { count: resource.total }));
      return resource;
    } catch (error) {
      // Whoever did not enter it has decided so.
      if (!isProblem(error, 'master-password-required')) {
        tellProblem(error, notices, (key) => problems(key));
      }
      return undefined;
    } finally {
      setPending(false);
      await queries.invalidateQueries({ queryKey: ['resource'] });
    }
  }

  return { start, isPending };
}
