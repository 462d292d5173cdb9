import {
  requestGrant,
  type CashRegisterReply,
} from '@stammtisch/contracts/cash-register/cash-register';
import { tellProblem, useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';

const granted = z.object({ grantAccessUri: z.url({ protocol: /^https?$/ }) });

/** The provider refused, or does not answer. */
class NoGrant extends Error {}

/** Leads to the provider’s page, which this browser asks for itself (specification §7). */
export function useConnect(register: CashRegisterReply) {
  const { client, requireMaster, notices } = useHost();
  const text = useText('problems');
  return useMutation({
    mutationFn: async () => {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(register, requestGrant, {}),
      );
      return askProvider(resource.r2oUrl, resource);
    },
    onSuccess: (address) => window.location.assign(address),
    onError: (error) => {
      if (error instanceof NoGrant) notices.error(text('CASH_REGISTER_TOKEN_FAILED'));
      else tellProblem(error, notices, (key) => text(key));
    },
  });
}

async function askProvider(
  url: string,
  asked: { authorizationHeader: string; authorizationCallbackUri: string },
): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: asked.authorizationHeader,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ authorizationCallbackUri: asked.authorizationCallbackUri }),
      credentials: 'omit',
    });
    return granted.parse(await answer.json()).grantAccessUri;
  } catch (error) {
    throw new NoGrant('the provider grants nothing', { cause: error });
  }
}
