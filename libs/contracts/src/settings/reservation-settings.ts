import * as z from 'zod';
import { defaultFields, inputField } from './input-field.ts';
import { openingHour, openingTime } from './opening-hour.ts';

/** Hours, stays and the fields of the house’s own form (specification §3). */
export const reservationSettings = z
  .object({
    /** Minutes. */
    guestVisitDuration: z.int().min(15).max(1_440).default(120),
    startEveningShift: openingTime.default('17:00'),
    /** Minutes: 15, 30 or 60. */
    timeInterval: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(15),
    /** New guests in one time interval, more than which nobody is offered it; -1 any number. */
    pacing: z
      .object({
        all: z.int().min(-1).max(10_000).default(-1),
        /** Of them, those who book online. */
        online: z.int().min(-1).max(10_000).default(-1),
      })
      .prefault({}),
    openingHours: z.array(openingHour).max(200).default([]),
    reservationInputFields: z.array(inputField).default(defaultFields),
    /** More persons than this need the master password; 0 switches it off. */
    masterPasswordThreshold: z.int().min(0).default(0),
    askEditorName: z.boolean().default(false),
    askCoronaTest: z.boolean().default(false),
  })
  .prefault({});
