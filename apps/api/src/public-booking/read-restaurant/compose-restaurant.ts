import * as z from 'zod';
import { inAllLanguages } from '@stammtisch/contracts/settings/house-text';
import { judgeTimes } from '@stammtisch/domain/availability/bookable-times';
import { addDays } from '@stammtisch/domain/time/minute';
import { loadServiceDays, nowAt } from '../../availability/service-days.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { todayAt, type Desk } from '../../reservations/desk.ts';
import { pictureHref } from '../../restaurant-infos/restaurant-info-resource.ts';
import { termsUrlOf } from '../../settings/house.ts';
import { cardTermsOf } from '../../payment/card-terms.ts';
import { consentText } from '../consents.ts';

const infoRow = z.object({
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  website: z.string(),
  logoVersion: z.string().nullable(),
});

function findInfo(restaurant: RestaurantId) {
  return sql(infoRow)`
    select i.phone, i.email, i.street, i.plz, i.city, i.website, l.version as "logoVersion"
      from restaurant_info i
      left join restaurant_logo l on l.restaurant_id = i.restaurant_id
     where i.restaurant_id = ${restaurant}`;
}

const nothing = {
  phone: '',
  email: '',
  street: '',
  plz: '',
  city: '',
  website: '',
  logoVersion: null,
};

/** What the booking form needs to draw itself, from the settings of the desk's house. */
export async function composeRestaurant(desk: Desk) {
  const { house } = desk;
  const online = house.settings.onlineReservationSettings;
  const { street, plz, city, logoVersion, ...info } =
    (await desk.tx.maybe(findInfo(desk.restaurant))) ?? nothing;
  const today = todayAt(desk);
  const card = await cardTermsOf(desk);
  const self = `/api/1/public/restaurants/${house.identifier}`;
  return {
    identifier: house.identifier,
    name: house.name,
    ...info,
    privacyPolicyUrl: house.privacyPolicyUrl,
    address: [street, `${plz} ${city}`.trim()].filter(Boolean).join(', '),
    timeZone: house.timeZone,
    today,
    nextOpenDay: await findNextOpenDay(desk),
    lastDay: addDays(today, online.maxDaysAhead),
    active: online.active,
    confirmAtOnce: online.confirmAtOnce,
    minPersons: online.minPersons,
    maxPersons: online.maxPersons,
    welcomeText: inAllLanguages(online.welcomeText),
    consentTexts: {
      privacy: consentText(desk, 'privacy'),
      terms: consentText(desk, 'terms'),
      newsletter: consentText(desk, 'newsletter'),
      dataStorage: consentText(desk, 'dataStorage'),
    },
    termsUrl: termsUrlOf(house),
    waitingListWhenFull: online.waitingListWhenFull,
    fields: online.reservationInputFields
      .filter((field) => field.visible)
      .toSorted((first, second) => first.orderIndex - second.orderIndex)
      .map(({ name, mandatory }) => ({ name, mandatory })),
    primarycolor: house.settings.generalSettings.primarycolor,
    secondarycolor: house.settings.generalSettings.secondarycolor,
    customCss: online.customCss,
    ...(card && { card }),
    _links: {
      self: { href: self },
      availability: { href: `${self}/availability{?date,persons,hold,event}`, templated: true },
      events: { href: `${self}/events` },
      reservations: { href: `${self}/reservations` },
      holds: { href: `${self}/holds` },
      ...(logoVersion !== null && {
        picture: { href: pictureHref(house.identifier, logoVersion) },
      }),
      ...(card && { cards: { href: `${self}/cards` } }),
    },
  };
}

/** The form opens on the first day with a time that no rule but the book itself refuses. */
async function findNextOpenDay(desk: Desk) {
  const { minPersons } = desk.house.settings.onlineReservationSettings;
  const today = todayAt(desk);
  const question = { persons: minPersons, audience: 'guest' as const, now: nowAt(desk) };
  const anybody = { parties: [], admits: () => true };
  const days = await loadServiceDays(desk, today, addDays(today, 31));
  const open = days.find((day) =>
    judgeTimes(day, anybody, question).some(({ refusal }) => refusal === undefined),
  );
  return open?.day ?? null;
}
