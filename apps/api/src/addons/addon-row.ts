import * as z from 'zod';
import { addonKey, addonKeys, taxInput, type AddonKey } from '@stammtisch/contracts/addon/addon';
import type { Transaction } from '../platform/database/transaction.ts';
import { command, fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

export const addonRow = z.object({
  key: addonKey,
  status: z.enum(['NONE', 'CHECKOUT_PENDING', 'PURCHASED']),
  active: z.boolean(),
  acceptedAt: z.date().nullable(),
  acceptedBy: z.string().nullable(),
  taxInput: taxInput.nullable(),
  checkoutSession: z.string().nullable(),
  subscription: z.string().nullable(),
  endsWithMonth: z.boolean(),
});
export type AddonRow = z.output<typeof addonRow>;

const columns = fragment`
  key, status, active, accepted_at as "acceptedAt", accepted_by as "acceptedBy",
  tax_input as "taxInput", checkout_session as "checkoutSession", subscription,
  ends_with_month as "endsWithMonth"`;

/** What a house has that never asked for an addon. */
function untouched(key: AddonKey): AddonRow {
  return {
    key,
    status: 'NONE',
    active: false,
    acceptedAt: null,
    acceptedBy: null,
    taxInput: null,
    checkoutSession: null,
    subscription: null,
    endsWithMonth: false,
  };
}

/** Both, in the order of the specification. */
export async function loadAddons(tx: Transaction, restaurant: RestaurantId): Promise<AddonRow[]> {
  const rows = await tx.many(sql(addonRow)`
    select ${columns} from addon where restaurant_id = ${restaurant}`);
  return addonKeys.map((key) => rows.find((row) => row.key === key) ?? untouched(key));
}

export function findAddon(restaurant: RestaurantId, key: AddonKey): Query<AddonRow> {
  return sql(addonRow)`
    select ${columns} from addon where restaurant_id = ${restaurant} and key = ${key}`;
}

/** Holds it until the transaction ends; makes it where the house never asked for it. */
export async function lockAddon(
  tx: Transaction,
  restaurant: RestaurantId,
  key: AddonKey,
): Promise<AddonRow> {
  await tx.run(command`
    insert into addon (restaurant_id, key) values (${restaurant}, ${key}) on conflict do nothing`);
  return tx.one(sql(addonRow)`
    select ${columns} from addon
     where restaurant_id = ${restaurant} and key = ${key} for update`);
}
