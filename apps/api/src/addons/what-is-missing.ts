import * as z from 'zod';
import {
  monthlyPrice,
  type AddonKey,
  type AddonObstacle,
  type TaxInput,
} from '@stammtisch/contracts/addon/addon';
import { declarationVersions } from '@stammtisch/contracts/privacy/data-protection-declaration';
import { missingOf, neededForPayment, neededForTax } from '@stammtisch/domain/payment/missing-data';
import type { BilledCustomer } from '../payment/ensure-customer.ts';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';

const infoRow = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string(),
  plz: z.string(),
  website: z.string(),
  privacyPolicyUrl: z.string(),
  termsOfServiceUrl: z.string(),
  'billingAddress.line1': z.string(),
  'billingAddress.line2': z.string(),
  'billingAddress.postalCode': z.string(),
  'billingAddress.city': z.string(),
  'billingAddress.country': z.string(),
  hasContract: z.boolean(),
});

/** The house as a bill names it. Where bills go to the house itself, its own address is theirs. */
export type BilledHouse = z.output<typeof infoRow>;

export async function loadBilledHouse(
  tx: Transaction,
  restaurant: RestaurantId,
): Promise<BilledHouse> {
  return tx.one(sql(infoRow)`
    select r.name, coalesce(i.phone, '') as phone, coalesce(i.email, '') as email, r.country,
           coalesce(i.city, '') as city, coalesce(i.street, '') as street,
           coalesce(i.plz, '') as plz, coalesce(i.website, '') as website,
           coalesce(i.privacy_policy_url, '') as "privacyPolicyUrl",
           coalesce(i.terms_of_service_url, '') as "termsOfServiceUrl",
           case when own then coalesce(i.street, '') else coalesce(i.billing_address ->> 'line1', '') end
             as "billingAddress.line1",
           case when own then '' else coalesce(i.billing_address ->> 'line2', '') end
             as "billingAddress.line2",
           case when own then coalesce(i.plz, '') else coalesce(i.billing_address ->> 'postalCode', '') end
             as "billingAddress.postalCode",
           case when own then coalesce(i.city, '') else coalesce(i.billing_address ->> 'city', '') end
             as "billingAddress.city",
           case when own then r.country else coalesce(i.billing_address ->> 'country', '') end
             as "billingAddress.country",
           exists (select from data_protection_acceptance d
                    where d.restaurant_id = r.id and d.type = 'data-processing-contract'
                      and d.version = ${declarationVersions['data-processing-contract']})
             as "hasContract"
      from restaurant r
      left join restaurant_info i on i.restaurant_id = r.id,
           lateral (select coalesce(i.billing_same_as_restaurant, true)) as bills (own)
     where r.id = ${restaurant}`);
}

interface Asked {
  key: AddonKey;
  house: BilledHouse;
  tax: TaxInput | undefined;
  /** The installation reaches the one who does the work of the addon. */
  hasProvider: Readonly<Record<AddonKey, boolean>>;
}

/** What stands between a house and its addon (specification §5), in the order in which it is asked. */
export function whatIsMissing({ key, house, tax, hasProvider }: Asked): AddonObstacle[] {
  const contract = house.hasContract ? [] : (['processing-contract'] as const);
  const provider = hasProvider[key] ? [] : (['provider'] as const);
  // Nothing is billed for what costs nothing.
  if (monthlyPrice[key] === 0) return [...provider, ...contract];
  return [
    ...provider,
    ...missingOf(neededForPayment, house),
    ...missingOf(neededForTax, tax ?? { taxId: '', code: '', companyName: '' }),
    ...contract,
  ];
}

export function asBilledCustomer(house: BilledHouse, tax: TaxInput | undefined): BilledCustomer {
  return {
    name: house.name,
    email: house.email,
    phone: house.phone,
    line1: house['billingAddress.line1'],
    line2: house['billingAddress.line2'],
    postalCode: house['billingAddress.postalCode'],
    city: house['billingAddress.city'],
    country: house['billingAddress.country'],
    tax,
  };
}

/** What a bill needs, without what only a purchase needs. */
export async function missingForBilling(tx: Transaction, restaurant: RestaurantId) {
  const house = await loadBilledHouse(tx, restaurant);
  return {
    missing: missingOf(neededForPayment, house),
    customer: asBilledCustomer(house, undefined),
  };
}
