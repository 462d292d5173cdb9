import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservationList } from '../reservation/reservation.ts';
import { event, eventFields, eventParams } from './event.ts';

/**
 * Specification §4: bookable off forces onlineBookable off, onlineBookable on forces bookable on. An
 * end time before the start time is refused (§5).
 */
export const createEvent = defineCall({
  name: 'createEvent',
  summary: 'Makes an event or a rest day',
  rel: 'events',
  method: 'POST',
  path: '/api/1/events',
  audience: 'staff',
  body: eventFields,
  status: 201,
  reply: event,
  problems: ['name-in-use', 'too-many-events'],
});

/** Needs `If-Match`. What is there already changes nothing, and keeps its version. */
export const replaceEvent = defineCall({
  name: 'replaceEvent',
  summary: 'Changes an event or a rest day',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/events/:eventId',
  audience: 'staff',
  params: eventParams,
  body: eventFields,
  reply: event,
  problems: ['name-in-use', 'stale-version', 'version-required'],
});

/** The answer's link `restore` takes it back for an hour; an imported one stays away for good. */
export const deleteEvent = defineCall({
  name: 'deleteEvent',
  summary: 'Deletes an event or a rest day',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/events/:eventId',
  audience: 'staff',
  params: eventParams,
  reply: hal({ id: z.uuid() }),
  problems: ['stale-version'],
});

export const restoreEvent = defineCall({
  name: 'restoreEvent',
  summary: 'Takes the deletion of an event back',
  rel: 'restore',
  method: 'POST',
  path: '/api/1/events/:eventId/restore',
  audience: 'staff',
  params: eventParams,
  reply: event,
});

/** Changes nothing. Who has booked is kept and listed, never altered (decisions §7). */
export const listAffectedByEvent = defineCall({
  name: 'listAffectedByEvent',
  summary: 'Lists the coming reservations within the times of an event that is not saved yet',
  rel: 'affected',
  method: 'POST',
  path: '/api/1/events/affected',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  body: eventFields,
  reply: reservationList,
});
