import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { halCollection } from '../hal.ts';
import { event, eventParams } from './event.ts';

/** Without `when` all of them; with `from` and `to` those that may happen between, both included. */
export const listEvents = defineCall({
  name: 'listEvents',
  summary: 'Lists events and rest days: what repeats first, then by date; past ones latest first',
  rel: 'events',
  method: 'GET',
  path: '/api/1/events',
  audience: 'staff',
  query: z.strictObject({
    when: z.enum(['all', 'upcoming', 'past']).default('all'),
    from: z.optional(wireDate),
    to: z.optional(wireDate),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('events', event),
});

export const readEvent = defineCall({
  name: 'readEvent',
  summary: 'Reads an event',
  rel: 'self',
  method: 'GET',
  path: '/api/1/events/:eventId',
  audience: 'staff',
  params: eventParams,
  reply: event,
});
