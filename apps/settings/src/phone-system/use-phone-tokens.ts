import {
  makePhoneToken,
  revokePhoneToken,
  type PhoneToken,
} from '@stammtisch/contracts/phone/phone-system';
import type { Linked, ReplyOf } from '@stammtisch/hal-client';
import { tellProblem, useHost, useRestaurant, useText, withMaster } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Connects phone systems and disconnects them, behind the master password. */
export function usePhoneTokens(system: Linked) {
  const { client, notices, requireMaster } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('settings');
  const problems = useText('problems');
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<ReplyOf<typeof makePhoneToken>>();
  const [isBusy, setBusy] = useState(false);

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    try {
      return await withMaster(requireMaster, work);
    } catch (error) {
      tellProblem(error, notices, (key) => problems(key));
      return undefined;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['resource'] });
    }
  }

  return {
    /** The one that was made a moment ago: its secret is shown only now. */
    fresh,
    isBusy,
    isReadOnly: isDemo,
    async make(name: string): Promise<boolean> {
      const made = await attempt(() => client.call(system, makePhoneToken, { body: { name } }));
      if (made) setFresh(made.resource);
      return made !== undefined;
    },
    async revoke(token: PhoneToken): Promise<void> {
      const gone = await attempt(() => client.call(token, revokePhoneToken));
      if (gone === undefined) return;
      if (fresh?.id === token.id) setFresh(undefined);
      notices.success(text('phone-system.revoked', { name: token.name }));
    },
  };
}
