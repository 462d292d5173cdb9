import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { instant } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';

/** CLOSED: nothing can be booked while it runs. INFORMATION: it is shown, and changes nothing. */
export const calendarTreatments = ['CLOSED', 'INFORMATION'] as const;
export const calendarTreatment = z.enum(calendarTreatments);
export type CalendarTreatment = z.output<typeof calendarTreatment>;

/** Why an entry of a calendar was left out. */
export const unreadReasons = [
  'no-date',
  'no-identifier',
  'not-readable',
  'too-many',
  'repeats-too-often',
] as const;
export const unreadEntry = z.object({ title: z.string(), reason: z.enum(unreadReasons) });
export type UnreadEntry = z.output<typeof unreadEntry>;

/** Why a calendar could not be read at all. */
export const calendarFaults = [
  'not-an-address',
  'address-not-allowed',
  'not-reachable',
  'too-large',
  'too-slow',
  'not-a-calendar',
] as const;
export const calendarFault = z.enum(calendarFaults);
export type CalendarFault = z.output<typeof calendarFault>;

export const eventCalendar = hal({
  id: z.uuid(),
  name: z.string(),
  /** Empty where a file was uploaded; else it is read again every day. */
  url: z.string(),
  treatAs: calendarTreatment,
  readAt: z.nullable(instant),
  /** Why it could not be read the last time. */
  problem: calendarFault.nullable(),
  /** What was left out the last time. */
  unread: z.array(unreadEntry),
  eventCount: z.int(),
  /** Events that are not in it any more; they stay until somebody deletes them. */
  vanished: z.array(hal({ id: z.uuid(), title: z.string(), start: z.string() })),
});
export type EventCalendarReply = z.output<typeof eventCalendar>;

/** What an import made of a calendar. */
export const importReport = hal({
  calendar: eventCalendar,
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Deleted by somebody before: it stays away. */
  keptAway: z.int(),
});
export type ImportReport = z.output<typeof importReport>;

const path = '/api/1/events/calendars';
const calendarParams = z.object({ calendarId: z.uuid() });

export const listEventCalendars = defineCall({
  name: 'listEventCalendars',
  summary: 'Lists the calendars that events were imported from',
  rel: 'calendars',
  method: 'GET',
  path,
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('calendars', eventCalendar),
});

/** A name that is there already means that calendar. 422 carries the `reason`. */
export const subscribeEventCalendar = defineCall({
  name: 'subscribeEventCalendar',
  summary: 'Imports the events of an iCal address, now and every day',
  rel: 'calendars',
  method: 'POST',
  path,
  audience: 'staff',
  body: z.strictObject({
    name: text(80, 1),
    url: z.string().min(1).max(2_000),
    treatAs: calendarTreatment,
  }),
  status: 201,
  reply: importReport,
  problems: ['calendar-not-readable', 'demo-read-only', 'too-many-events'],
});

export const uploadEventCalendar = defineCall({
  name: 'uploadEventCalendar',
  summary: 'Imports the events of an iCal file',
  rel: 'upload',
  method: 'POST',
  path: `${path}/file`,
  audience: 'staff',
  query: z.strictObject({ name: text(80, 1), treatAs: calendarTreatment }),
  body: z.instanceof(Uint8Array),
  status: 201,
  reply: importReport,
  problems: ['calendar-not-readable', 'body-too-large', 'too-many-events'],
});

export const refreshEventCalendar = defineCall({
  name: 'refreshEventCalendar',
  summary: 'Reads the address of a calendar again',
  rel: 'refresh',
  method: 'POST',
  path: `${path}/:calendarId/refresh`,
  audience: 'staff',
  params: calendarParams,
  reply: importReport,
  problems: ['calendar-not-readable', 'demo-read-only', 'too-many-events'],
});

export const deleteEventCalendar = defineCall({
  name: 'deleteEventCalendar',
  summary: 'Forgets a calendar; its coming events stay unless they are to go with it',
  rel: 'self',
  method: 'DELETE',
  path: `${path}/:calendarId`,
  audience: 'staff',
  params: calendarParams,
  query: z.strictObject({ withEvents: z.stringbool().default(false) }),
  status: 204,
  reply: z.undefined(),
});
