import { hearPaymentNotice } from '@stammtisch/contracts/payment/hear-notice';
import { Stripe } from 'stripe';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readAgain } from './read-again.ts';

/**
 * Each notice is heard once. It is noted after the work: of two copies at one moment both read the
 * same state again, which changes nothing, and a process that dies in between hears it once more. So it
 * does when the provider does not answer: it repeats what was not answered well.
 */
export function mountHearNotice(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    hearPaymentNotice,
    async ({ body, signature }) => {
      // Without a provider there is nobody whose notice could be genuine.
      const event = provider && genuine(provider, body, signature);
      if (!event) return refuse('notice-not-genuine');
      const heard = { heard: true, _links: {} };
      if (await isKnown(api, event.id)) return heard;
      if ((await readAgain(api, provider, event)) === 'silent') {
        return refuse('unavailable', { headers: { 'retry-after': '60' } });
      }
      await api.database.systemTransaction((tx) =>
        tx.run(command`
          insert into provider_notice (id, type) values (${event.id}, ${event.type})
          on conflict do nothing`),
      );
      return heard;
    },
    { takes: 'signed' },
  );
}

/** The library checks the signature and that it is at most five minutes old. */
function genuine(
  { stripe, noticeSecret }: PaymentProvider,
  body: string,
  signature: string | undefined,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', noticeSecret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    // A signature over what is no JSON can only be forged.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function isKnown({ database }: Api, id: string): Promise<boolean> {
  const known = await database.systemTransaction((tx) =>
    tx.run(command`select from provider_notice where id = ${id}`),
  );
  return known > 0;
}
