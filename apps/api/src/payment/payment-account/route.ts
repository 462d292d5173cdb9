import {
  openPaymentAccount,
  readPaymentAccount,
  type PaymentAccountReply,
} from '@stammtisch/contracts/payment/payment-account';
import { missingForBilling } from '../../addons/what-is-missing.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPaymentAccount, keepAccount, type PaymentAccountRow } from '../payment-account-row.ts';
import { ask, refuseWith, type PaymentProvider } from '../payment-provider.ts';
import { settleAccount } from '../settle-account.ts';

export function mountPaymentAccount(api: Api, provider: PaymentProvider | undefined): void {
  register(api, readPaymentAccount, async ({ session: { restaurant } }) => {
    if (!provider) return refuse('payment-not-configured');
    const known = await find(api, restaurant);
    // What it said last is better than nothing where it does not answer.
    if (known?.account) await settleAccount(api, provider, known.account);
    return toReply(await find(api, restaurant));
  });
  register(
    api,
    openPaymentAccount,
    async ({ session: { restaurant } }) => {
      if (!provider) return refuse('payment-not-configured');
      const { missing, customer } = await api.database.transaction(restaurant, (tx) =>
        missingForBilling(tx, restaurant),
      );
      if (missing.length > 0) return refuse('addon-data-missing', { extension: { missing } });
      const account = await ensureAccount(api, provider, restaurant, customer);
      if (account.kind !== 'done') return refuseWith('payment-account-failed', account);
      const back = `${api.config.APP_ORIGIN}/settings/addons`;
      const link = await ask(() =>
        provider.stripe.accountLinks.create({
          account: account.result,
          type: 'account_onboarding',
          refresh_url: back,
          return_url: back,
        }),
      );
      if (link.kind !== 'done') return refuseWith('payment-account-failed', link);
      return { url: link.result.url, _links: { self: { href: openPaymentAccount.path } } };
    },
    { refusesDemo: true, feature: 'noShowFee' },
  );
}

async function ensureAccount(
  api: Api,
  { stripe }: PaymentProvider,
  restaurant: RestaurantId,
  house: { email: string; country: string },
) {
  const known = await find(api, restaurant);
  if (known?.account) return { kind: 'done', result: known.account } as const;
  const made = await ask(() =>
    stripe.accounts.create(
      {
        type: 'express',
        email: house.email,
        country: house.country,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { restaurant },
      },
      { idempotencyKey: `account-${restaurant}` },
    ),
  );
  if (made.kind !== 'done') return made;
  await api.database.transaction(restaurant, (tx) =>
    tx.run(keepAccount(restaurant, made.result.id)),
  );
  const kept = await find(api, restaurant);
  return { kind: 'done', result: kept?.account ?? made.result.id } as const;
}

function find({ database }: Api, restaurant: RestaurantId) {
  return database.transaction(restaurant, (tx) => tx.maybe(findPaymentAccount(restaurant)));
}

function toReply(row: PaymentAccountRow | undefined): PaymentAccountReply {
  const links = {
    self: { href: readPaymentAccount.path },
    'open-payment-account': { href: openPaymentAccount.path },
  };
  return {
    status: !row?.account ? 'MISSING' : row.chargesEnabled ? 'READY' : 'DUE',
    capabilities: row?.capabilities ?? [],
    readAt: row?.readAt?.toISOString() ?? null,
    _links: links,
  };
}
