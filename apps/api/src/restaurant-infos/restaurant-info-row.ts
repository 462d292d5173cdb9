import * as z from 'zod';
import { sql, command, type Query, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const row = z.object({
  restaurantIdentifier: z.string(),
  timeZone: z.string(),
  name: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  website: z.string(),
  privacyPolicyUrl: z.string(),
  termsOfServiceUrl: z.string(),
  billingSameAsRestaurant: z.boolean(),
  /** As it was entered; empty where it never was. */
  billingAddress: z.object({
    line1: z.string().default(''),
    line2: z.string().default(''),
    postalCode: z.string().default(''),
    city: z.string().default(''),
    country: z.string().default(''),
  }),
  logoVersion: z.string().nullable(),
  version: z.int(),
  updatedAt: z.date(),
});
export type RestaurantInfoRow = z.output<typeof row>;

export function findRestaurantInfo(restaurant: RestaurantId): Query<RestaurantInfoRow> {
  return sql(row)`
    select r.identifier as "restaurantIdentifier", r.time_zone as "timeZone", r.name, r.country,
           coalesce(i.phone, '') as phone, coalesce(i.email, '') as email,
           coalesce(i.street, '') as street, coalesce(i.plz, '') as plz,
           coalesce(i.city, '') as city, coalesce(i.website, '') as website,
           coalesce(i.privacy_policy_url, '') as "privacyPolicyUrl",
           coalesce(i.terms_of_service_url, '') as "termsOfServiceUrl",
           coalesce(i.billing_same_as_restaurant, true) as "billingSameAsRestaurant",
           coalesce(i.billing_address, '{}') as "billingAddress",
           l.version as "logoVersion", coalesce(i.version, 0) as version,
           coalesce(i.updated_at, r.created_at) as "updatedAt"
      from restaurant r
      left join restaurant_info i on i.restaurant_id = r.id
      left join restaurant_logo l on l.restaurant_id = r.id
     where r.id = ${restaurant}`;
}

/** Holds the data until the transaction ends; makes it where the house has none yet. */
export function lockRestaurantInfo(restaurant: RestaurantId): Statement {
  return command`
    insert into restaurant_info (restaurant_id, version) values (${restaurant}, 0)
    on conflict (restaurant_id) do update set version = restaurant_info.version`;
}

/** A new version, for what belongs to the data but lies elsewhere: the logo. */
export function touchRestaurantInfo(restaurant: RestaurantId): Statement {
  return command`
    insert into restaurant_info (restaurant_id) values (${restaurant})
    on conflict (restaurant_id) do update set version = restaurant_info.version + 1,
                                              updated_at = clock_timestamp()`;
}
