import type { TaxInput } from '@stammtisch/contracts/addon/addon';
import type Stripe from 'stripe';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Api } from '../platform/http/api.ts';
import { findPaymentAccount, keepCustomer } from './payment-account-row.ts';
import { ask, type PaymentProvider, type Said } from './payment-provider.ts';

/** The house as a bill names it. */
export interface BilledCustomer {
  name: string;
  email: string;
  phone: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  country: string;
  tax: TaxInput | undefined;
}

/** The house’s number at the provider; made once, also when two ask at the same moment. */
export async function ensureCustomer(
  { database }: Pick<Api, 'database'>,
  { stripe }: PaymentProvider,
  restaurant: RestaurantId,
  house: BilledCustomer,
): Promise<Said<string>> {
  const known = await database.transaction(restaurant, (tx) =>
    tx.maybe(findPaymentAccount(restaurant)),
  );
  if (known?.customer) return { kind: 'done', result: known.customer };
  const made = await ask(() =>
    stripe.customers.create(asCustomer(restaurant, house), {
      idempotencyKey: `customer-${restaurant}`,
    }),
  );
  if (made.kind !== 'done') return made;
  const kept = await database.transaction(restaurant, async (tx) => {
    await tx.run(keepCustomer(restaurant, made.result.id));
    return tx.one(findPaymentAccount(restaurant));
  });
  return { kind: 'done', result: kept.customer ?? made.result.id };
}

function asCustomer(restaurant: RestaurantId, house: BilledCustomer): Stripe.CustomerCreateParams {
  return {
    name: house.tax?.companyName ?? house.name,
    email: house.email,
    phone: house.phone,
    address: {
      line1: house.line1,
      line2: house.line2,
      postal_code: house.postalCode,
      city: house.city,
      country: house.country,
    },
    metadata: { restaurant },
    ...(house.tax && {
      tax_id_data: [
        {
          // The provider's own list is longer than the compiler's; `listTaxInputs` has what we offer.
          type: house.tax.code as Stripe.CustomerCreateParams.TaxIdDatum.Type,
          value: house.tax.taxId,
        },
      ],
    }),
  };
}
