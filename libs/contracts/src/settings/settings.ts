import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal } from '../hal.ts';

const openingTime = z.string().regex(/^\d{2}:\d{2}$/);

/** Specification §3 and §9: -1 unlimited, 0 blocked, above 0 a count of guests. */
const onlineGuestLimit = z.int().min(-1).default(-1);
const dayOfWeek = z.int().min(1).max(7);

export const openingHour = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('timespan'),
    dayOfWeek,
    start: openingTime.default('00:00'),
    end: openingTime.default('22:00'),
    onlineGuestLimit,
  }),
  z.strictObject({ type: z.literal('seating'), dayOfWeek, time: openingTime, onlineGuestLimit }),
]);

/** Specification §5: what is not visible is not mandatory either. */
export const inputField = z
  .strictObject({
    name: z.enum([
      'anrede',
      'forename',
      'lastname',
      'company',
      'phone',
      'email',
      'comment',
      'allowsNewsletter',
    ]),
    visible: z.boolean(),
    mandatory: z.boolean(),
    orderIndex: z.int(),
  })
  .transform((field) => ({ ...field, mandatory: field.mandatory && field.visible }));
export type InputField = z.infer<typeof inputField>;

const color = z.string().regex(/^#[0-9a-f]{6}$/);

const defaultFields: InputField[] = [
  { name: 'forename', visible: true, mandatory: false, orderIndex: 0 },
  { name: 'lastname', visible: true, mandatory: true, orderIndex: 1 },
  { name: 'phone', visible: true, mandatory: false, orderIndex: 2 },
  { name: 'email', visible: true, mandatory: false, orderIndex: 3 },
  { name: 'comment', visible: true, mandatory: false, orderIndex: 4 },
];

const defaultOnlineFields: InputField[] = defaultFields.map((field) =>
  field.name === 'email' || field.name === 'phone' ? { ...field, mandatory: true } : field,
);

/** The whole configuration of a restaurant, with the specification's defaults (§3, §9). */
export const settings = z.object({
  reservationSettings: z
    .object({
      /** Minutes. */
      guestVisitDuration: z.int().min(15).max(1_440).default(120),
      startEveningShift: openingTime.default('17:00'),
      /** Minutes: 15, 30 or 60. */
      timeInterval: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(15),
      openingHours: z.array(openingHour).max(200).default([]),
      reservationInputFields: z.array(inputField).default(defaultFields),
      /** More persons than this need the master password; 0 switches it off. */
      masterPasswordThreshold: z.int().min(0).default(0),
      askEditorName: z.boolean().default(false),
      askCoronaTest: z.boolean().default(false),
    })
    .prefault({}),
  onlineReservationSettings: z
    .object({
      active: z.boolean().default(true),
      /** Seconds between now and the earliest start (specification §9). */
      leadTime: z.int().min(0).default(3_600),
      leadTimeUnit: z.enum(['time', 'days']).default('time'),
      minPersons: z.int().min(1).default(1),
      maxPersons: z.int().min(1).default(10),
      /** How many days ahead guests may book. */
      maxDaysAhead: z.int().min(1).max(730).default(180),
      /** At most so many chairs may stay empty at an automatically offered table; -1 any. */
      maxFreeSeats: z.int().min(-1).default(-1),
      /** New online bookings are CONFIRMED at once instead of OPEN. */
      confirmAtOnce: z.boolean().default(false),
      guestsMayCancel: z.boolean().default(true),
      welcomeText: z._default(text(2_000), ''),
      customCss: z.string().max(20_000).default(''),
      reservationInputFields: z.array(inputField).default(defaultOnlineFields),
    })
    .prefault({}),
  assignmentSettings: z
    .object({
      /**
       * What becomes of online bookings: accepted only while a plan has a table for them, which they
       * get at once; accepted, and given a table soon after if there is one; or accepted, and left
       * to staff with a suggestion. Guest limits count in all of them.
       */
      mode: z.enum(['ONLY_WITH_TABLE', 'IF_POSSIBLE', 'SUGGEST']).default('ONLY_WITH_TABLE'),
      /** Minutes by party size; `evening` from `startEveningShift` on. Else guestVisitDuration. */
      visitDurations: z
        .array(
          z.object({
            minPersons: z.int().min(1).max(500),
            day: z.int().min(15).max(1_440),
            evening: z.int().min(15).max(1_440),
          }),
        )
        .max(20)
        .default([]),
    })
    .prefault({}),
  generalSettings: z
    .object({
      primarycolor: color.default('#f47721'),
      secondarycolor: color.default('#5cb85c'),
      /** What is asked about each companion; nothing unless the house says so. */
      begleitpersonReservationInputFields: z.array(inputField).default([]),
      employeeList: z.array(z.object({ name: text(100, 1), active: z.boolean() })).default([]),
      preOrderList: z.array(z.object({ name: text(100, 1), active: z.boolean() })).default([]),
    })
    .prefault({}),
  mail: z
    .object({
      reminderEmailConfig: z
        .object({
          active: z.boolean().default(true),
          /** Days before the reservation; the mail goes out at 8 in the morning. */
          daysAhead: z.int().min(0).max(14).default(1),
        })
        .prefault({}),
      feedbackEmailConfig: z
        .object({
          active: z.boolean().default(true),
          /** Days after the visit. */
          daysAfter: z.int().min(1).max(30).default(1),
        })
        .prefault({}),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof settings>;

export const readSettings = defineCall({
  name: 'readSettings',
  summary: 'Reads the whole configuration of the restaurant',
  rel: 'settings',
  method: 'GET',
  path: '/api/1/settings',
  audience: 'staff',
  reply: hal(settings.shape),
});
