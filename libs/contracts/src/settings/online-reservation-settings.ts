import * as z from 'zod';
import { text } from '../fields/text.ts';
import { defaultFields, inputField, type InputField } from './input-field.ts';

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
  .prefault({});
