import * as z from 'zod';
import type { HouseMail } from '@stammtisch/domain/mail/mail-type';
import type { RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { House } from '../settings/house.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailContent } from './mail-content.ts';

const switchOf = {
  'house-request': 'requests',
  'house-booking': 'bookings',
  'house-change': 'changes',
  'house-cancellation': 'cancellations',
} as const satisfies Record<HouseMail, string>;

/** Writes to the addresses that want to hear it; without any to the restaurant's own, if it has one. */
export async function tellHouse(
  { tx, restaurant, house }: { tx: Transaction; restaurant: RestaurantId; house: House },
  type: HouseMail,
  content: MailContent,
): Promise<void> {
  const { notifications } = house.settings.mail;
  if (!notifications[switchOf[type]]) return;
  for (const address of await addressesOf(tx, restaurant, notifications.addresses)) {
    const mail = {
      type,
      occasion: `${content.version} ${address}`,
      recipient: { name: house.name, address },
      language: notifications.language,
      content,
    };
    await tx.run(enqueueMail(restaurant, mail));
  }
}

const addressRow = z.object({ email: z.string() });

async function addressesOf(
  tx: Transaction,
  restaurant: RestaurantId,
  own: readonly string[],
): Promise<readonly string[]> {
  if (own.length > 0) return [...new Set(own)];
  const info = await tx.maybe(sql(addressRow)`
    select email from restaurant_info where restaurant_id = ${restaurant} and email <> ''`);
  return info ? [info.email] : [];
}
