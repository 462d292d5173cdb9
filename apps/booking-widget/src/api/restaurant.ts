import { listAvailability, type OfferedTimeReply } from '@stammtisch/contracts/public/availability';
import { readPublicRestaurant } from '@stammtisch/contracts/public/restaurant';
import type { ReplyOf } from '@stammtisch/contracts/call';
import { expand, requireLink } from '@stammtisch/hal-client/link';
import { ask } from './ask.ts';

export type Restaurant = ReplyOf<typeof readPublicRestaurant>;
export type OfferedTime = OfferedTimeReply;

/** The entry document: the only address that the widget knows by itself. */
export function readRestaurant(identifier: string): Promise<Restaurant> {
  return followRestaurant(`/api/1/public/restaurants/${identifier}`);
}

export function followRestaurant(href: string): Promise<Restaurant> {
  return ask(href, readPublicRestaurant.reply);
}

export async function readTimes(
  restaurant: Restaurant,
  date: string,
  persons: number,
): Promise<OfferedTime[]> {
  const link = requireLink(restaurant, 'availability');
  const { times } = await ask(expand(link, { date, persons }), listAvailability.reply);
  return times;
}
