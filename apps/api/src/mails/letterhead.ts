import * as z from 'zod';
import { settings } from '@stammtisch/contracts/settings/settings';
import { sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const letterheadRow = z
  .object({
    identifier: z.string(),
    name: z.string(),
    timeZone: z.string(),
    phone: z.string(),
    email: z.string(),
    street: z.string(),
    plz: z.string(),
    city: z.string(),
    sections: z.preprocess((value) => value ?? {}, settings),
    logo: z.instanceof(Buffer).nullable(),
    /** Of the logo: its width, as a share of its height. */
    logoRatio: z.number().nullable(),
  })
  .transform(({ street, plz, city, sections, ...row }) => ({
    ...row,
    /** `Oranienstraße 1, 10999 Berlin`, or empty. */
    address: [street, `${plz} ${city}`.trim()].filter((part) => part !== '').join(', '),
    primarycolor: sections.generalSettings.primarycolor,
    mail: sections.mail,
    /** Whether there is anything to do behind the mail link but looking. */
    guestsMayManage:
      sections.onlineReservationSettings.guestsMayCancel ||
      sections.onlineReservationSettings.guestsMayChange,
  }));

/** What a mail tells about the restaurant that writes it. */
export type Letterhead = z.output<typeof letterheadRow>;

export function readLetterhead(restaurant: RestaurantId): Query<Letterhead> {
  return sql(letterheadRow)`
    select r.identifier, r.name, r.time_zone as "timeZone", coalesce(i.phone, '') as phone,
           coalesce(i.email, '') as email, coalesce(i.street, '') as street,
           coalesce(i.plz, '') as plz, coalesce(i.city, '') as city, s.sections,
           l.small as logo, l.width::float8 / l.height as "logoRatio"
      from restaurant r
      left join restaurant_info i on i.restaurant_id = r.id
      left join settings s on s.restaurant_id = r.id
      left join restaurant_logo l on l.restaurant_id = r.id
     where r.id = ${restaurant}`;
}
