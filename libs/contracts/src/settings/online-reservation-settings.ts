import * as z from 'zod';
import { webAddress } from '../fields/web-address.ts';
import { houseText } from './house-text.ts';
import { defaultFields, inputField, type InputField } from './input-field.ts';

/** Characters of a restaurant's own style sheet. */
export const longestCss = 20_000;

const defaultOnlineFields: InputField[] = defaultFields.map((field) =>
  field.name === 'email' || field.name === 'phone' ? { ...field, mandatory: true } : field,
);

/** What guests may book by themselves, and what their form asks (specification §3). */
export const onlineReservationSettings = z
  .object({
    active: z.boolean().default(true),
    /** Seconds between now and the earliest start (specification §9). */
    leadTime: z.int().min(0).default(3_600),
    leadTimeUnit: z.enum(['time', 'days']).default('time'),
    /** Hours before an event begins after which guests book none of its times; 0: never. */
    eventLock: z.int().min(0).max(8_760).default(0),
    minPersons: z.int().min(1).default(1),
    maxPersons: z.int().min(1).default(10),
    /** How many days ahead guests may book. */
    maxDaysAhead: z.int().min(1).max(730).default(180),
    /** At most so many chairs may stay empty at an automatically offered table; -1 any. */
    maxFreeSeats: z.int().min(-1).default(-1),
    /** New online bookings are CONFIRMED at once instead of OPEN. */
    confirmAtOnce: z.boolean().default(false),
    guestsMayCancel: z.boolean().default(true),
    /** Date, time and size, by the link of the mail, under the rules of a booking. */
    guestsMayChange: z.boolean().default(true),
    /** Hours before the start after which guests neither cancel nor change online; 0: never. */
    freeCancellationHours: z.int().min(0).max(720).default(0),
    /** Whoever finds a day full may put themselves on the waiting list. */
    waitingListWhenFull: z.boolean().default(false),
    welcomeText: houseText(2_000),
    /** What guests agree to, in the house's own words; where empty, in ours. */
    consentTexts: z
      .object({
        privacy: houseText(1_000),
        terms: houseText(1_000),
        newsletter: houseText(1_000),
        dataStorage: houseText(1_000),
      })
      .prefault({}),
    /** Guests agree to these terms when they book; where empty, to those of the restaurant’s details. */
    termsUrl: webAddress.default(''),
    customCss: z.string().max(longestCss).default(''),
    reservationInputFields: z.array(inputField).default(defaultOnlineFields),
  })
  .prefault({});
