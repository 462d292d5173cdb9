import * as z from 'zod';
import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import type { BookingRules } from '@stammtisch/domain/availability/booking-rules';
import type { OpeningHour } from '@stammtisch/domain/opening-hours/opening-hours';
import type { VisitDurations } from '@stammtisch/domain/reservation/visit-duration';
import { parseTime } from '@stammtisch/domain/time/wire-time';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const houseRow = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  timeZone: z.string(),
  country: z.string(),
  isDemo: z.boolean(),
  privacyPolicyUrl: z.string(),
  termsOfServiceUrl: z.string(),
  settings: z.preprocess((value) => value ?? {}, settings),
  settingsVersion: z.int(),
  settingsUpdatedAt: z.date(),
});

/** What a rule needs to know of the restaurant that it decides for. */
export type House = z.output<typeof houseRow>;

export function loadHouse(restaurant: RestaurantId): Query<House> {
  return sql(houseRow)`
    select r.id, r.identifier, r.name, r.time_zone as "timeZone", r.country,
           r.is_demo as "isDemo", coalesce(i.privacy_policy_url, '') as "privacyPolicyUrl",
           coalesce(i.terms_of_service_url, '') as "termsOfServiceUrl", s.sections as settings,
           coalesce(s.version, 0) as "settingsVersion",
           coalesce(s.updated_at, r.created_at) as "settingsUpdatedAt"
      from restaurant r
      left join settings s on s.restaurant_id = r.id
      left join restaurant_info i on i.restaurant_id = r.id
     where r.id = ${restaurant}`;
}

/** The terms that guests book under: those of the form, else those of the restaurant; or empty. */
export function termsUrlOf({ settings, termsOfServiceUrl }: House): string {
  return settings.onlineReservationSettings.termsUrl || termsOfServiceUrl;
}

/** Holds the configuration until the transaction ends; makes it where the house has none yet. */
export function lockSettings(restaurant: RestaurantId): Statement {
  return command`
    insert into settings (restaurant_id, version) values (${restaurant}, 0)
    on conflict (restaurant_id) do update set version = settings.version`;
}

/** The weekly opening hours as the domain reads them. */
export function openingHoursOf(configuration: Settings): OpeningHour[] {
  return configuration.reservationSettings.openingHours.map((hour) =>
    hour.type === 'seating'
      ? { ...hour, time: minutes(hour.time) }
      : { ...hour, start: minutes(hour.start), end: minutes(hour.end) },
  );
}

/** How long parties stay in this house. */
export function visitDurationsOf({
  reservationSettings,
  assignmentSettings,
}: Settings): VisitDurations {
  return {
    usual: reservationSettings.guestVisitDuration,
    eveningFrom: minutes(reservationSettings.startEveningShift),
    bySize: assignmentSettings.visitDurations,
  };
}

/** Who may book when, as the rule wants it. */
export function bookingRulesOf(configuration: Settings): BookingRules {
  const { reservationSettings, onlineReservationSettings: online } = configuration;
  const { leadTime: seconds, leadTimeUnit } = online;
  return {
    hours: openingHoursOf(configuration),
    interval: reservationSettings.timeInterval,
    pacing: reservationSettings.pacing,
    online: {
      ...online,
      // Specification §9: in both units the lead time is kept in seconds.
      leadTime:
        leadTimeUnit === 'time'
          ? { unit: 'time', seconds }
          : { unit: 'days', days: Math.ceil(seconds / 86_400) },
    },
  };
}

function minutes(time: string): number {
  const value = parseTime(time);
  if (value === undefined) throw new Error(`stored opening hour is no time: ${time}`);
  return value;
}
