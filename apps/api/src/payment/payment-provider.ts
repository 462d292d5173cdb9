import { Stripe } from 'stripe';
import type { Config } from '../platform/config/read-config.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';

/** The card payment provider, and the secret by which its notices are known to be its own. */
export interface PaymentProvider {
  stripe: Stripe;
  noticeSecret: string;
}

type PaymentConfig = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API'>;

/** Milliseconds. Somebody waits in front of the screen. */
const timeout = 10_000;

/** None where the installation names no key. */
export function openPaymentProvider(config: PaymentConfig): PaymentProvider | undefined {
  if (!config.STRIPE_SECRET_KEY || !config.STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    // Idempotency keys of our own make a repetition harmless.
    stripe: new Stripe(config.STRIPE_SECRET_KEY, {
      timeout,
      maxNetworkRetries: 1,
      telemetry: false,
      appInfo: { name: 'Stammtisch' },
      ...(config.STRIPE_API && addressOf(config.STRIPE_API)),
    }),
    noticeSecret: config.STRIPE_WEBHOOK_SECRET,
  };
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin);
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

/** What came of a question to the provider. `silent`: nobody knows whether it did what was asked. */
export type Said<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'silent' };

/** Asks the provider. What it refuses, and its silence, are answers; anything else is a bug. */
export async function ask<Result>(question: () => Promise<Result>): Promise<Said<Result>> {
  try {
    return { kind: 'done', result: await question() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isSilent =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    if (isSilent) return { kind: 'silent' };
    return {
      kind: 'refused',
      // The library fills in empty texts for what the provider did not say.
      code: error.decline_code || error.code || error.type,
      message: error.message,
    };
  }
}

/** The refusal of a call that needed the provider, with its own words. */
export function refuseWith(
  problem: 'addon-purchase-failed' | 'payment-account-failed',
  said: Exclude<Said<unknown>, { kind: 'done' }>,
): Refusal {
  const reason = said.kind === 'refused' ? said.message : 'The payment provider does not answer.';
  return refuse(problem, { extension: { reason } });
}
