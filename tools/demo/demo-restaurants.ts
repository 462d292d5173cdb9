import { hashPassword } from '@stammtisch/api/authentication/password-hash';
import type { Config } from '@stammtisch/api/platform/config/read-config';
import { restaurantId, type RestaurantId } from '@stammtisch/api/platform/database/scope';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import type { Transaction } from '@stammtisch/api/platform/database/transaction';
import * as z from 'zod';
import { demoLogins } from './demo-logins.ts';
import { wirePassword } from './wire-password.ts';

/** decisions §9: a restaurant in Berlin and a hotel in Vienna, linked, and an ordinary house. */
const houses = [
  { name: 'Stammtisch Berlin', timeZone: 'Europe/Berlin', country: 'DE', isDemo: true },
  { name: 'Hotel Wien', timeZone: 'Europe/Vienna', country: 'AT', isDemo: true },
  { name: 'Zum goldenen Löwen', timeZone: 'Europe/Berlin', country: 'DE', isDemo: false },
];
const group = '00000000-0000-4000-8000-000000000001';

export interface DemoRestaurant {
  id: RestaurantId;
  identifier: string;
  timeZone: string;
}

/** The three restaurants with their accounts, still without rooms and guests. */
export async function makeDemoRestaurants(
  tx: Transaction,
  config: Config,
): Promise<DemoRestaurant[]> {
  const [password, master] = await Promise.all([
    wirePassword('pw', demoLogins.password),
    wirePassword('master', demoLogins.masterPassword),
  ]);
  const made: DemoRestaurant[] = [];
  for (const [index, house] of houses.entries()) {
    const identifier = demoLogins.identifiers[index];
    const email = demoLogins.emails[index];
    if (!identifier || !email) throw new Error(`${house.name} has no login`);
    const { id } = await tx.one(sql(z.object({ id: restaurantId }))`
      insert into restaurant (identifier, name, time_zone, country, is_demo, master_password_hash)
      values (${identifier}, ${house.name}, ${house.timeZone}, ${house.country}, ${house.isDemo},
              ${await hashPassword(config, master)})
      returning id`);
    await tx.run(command`
      insert into account (restaurant_id, email, password_hash)
      values (${id}, ${email}, ${await hashPassword(config, password)})`);
    if (house.isDemo) {
      await tx.run(command`
        insert into restaurant_link (restaurant_id, group_id) values (${id}, ${group})`);
    }
    made.push({ id, identifier, timeZone: house.timeZone });
  }
  return made;
}
