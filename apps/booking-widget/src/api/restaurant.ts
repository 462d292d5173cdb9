import * as z from 'zod/mini';
import { offeredTime, type OfferedTimeReply } from '@stammtisch/contracts/public/availability';
import type { CardTerms } from '@stammtisch/contracts/public/card-terms';
import { publicRestaurant } from '@stammtisch/contracts/public/restaurant';
import type { HalLinks } from '@stammtisch/contracts/hal';
import { isRecord } from '@stammtisch/hal-client/problem';
import { ask } from './ask.ts';
import { holdToken } from './hold-token.ts';
import { expandQuery, hrefOf } from './links.ts';

// A schema of any links would bring records and unions of zod along.
const links = z.custom<HalLinks>(
  (value) =>
    isRecord(value) && Object.values(value).every((link) => isRecord(link) && 'href' in link),
);
// Few houses ask for a card, so its terms are read as they come.
export const restaurantReply = z.object({
  ...publicRestaurant.shape,
  card: z.optional(z.custom<CardTerms>(isRecord)),
  _links: links,
});

export interface Restaurant extends z.infer<typeof restaurantReply> {
  /** The event that is booked: its days alone are offered. */
  event?: { id: string; title: string; dates: readonly string[] };
}
export type OfferedTime = OfferedTimeReply;

// The reply of `listAvailability`, as far as it is read: the whole call would bring its query along.
const offer = z.object({ times: z.array(offeredTime) });

/** The entry document: the only address that the widget knows by itself. */
export function readRestaurant(identifier: string): Promise<Restaurant> {
  return followRestaurant(`/api/1/public/restaurants/${identifier}`);
}

export function followRestaurant(href: string): Promise<Restaurant> {
  return ask(href, restaurantReply);
}

export function readTimes(
  restaurant: Restaurant,
  date: string,
  persons: number,
): Promise<OfferedTime[]> {
  return readTimesAt(hrefOf(restaurant, 'availability'), {
    date,
    persons,
    hold: holdToken(),
    ...eventOf(restaurant),
  });
}

export async function readTimesAt(
  template: string,
  values: Record<string, string | number>,
): Promise<OfferedTime[]> {
  const { times } = await ask(expandQuery(template, values), offer);
  return times;
}

/** What is said to the server about the event, where one is booked. */
export function eventOf({ event }: Restaurant): { event?: string } {
  return event ? { event: event.id } : {};
}
