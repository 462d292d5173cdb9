import * as z from 'zod/mini';
import { publicEvent, type PublicEvent } from '@stammtisch/contracts/public/list-events';
import { ask } from './ask.ts';
import { hrefOf } from './links.ts';
import type { Restaurant } from './restaurant.ts';

// The reply of `listPublicEvents`, as far as it is read.
const eventList = z.object({ _embedded: z.object({ events: z.array(publicEvent) }) });

/** The events that guests may book, the next one first. */
export async function readEvents(restaurant: Restaurant): Promise<PublicEvent[]> {
  const { _embedded } = await ask(hrefOf(restaurant, 'events'), eventList);
  return _embedded.events;
}
