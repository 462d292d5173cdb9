import * as z from 'zod';
import { optionalEmail, text } from '../fields/text.ts';
import { inputField } from './input-field.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** Colours and lists of the house (specification §3). */
export const generalSettings = z
  .object({
    primarycolor: color.default('#f47721'),
    secondarycolor: color.default('#5cb85c'),
    /** What is asked about each companion; nothing unless the house says so. */
    begleitpersonReservationInputFields: z.array(inputField).default([]),
    employeeList: z
      .array(
        z.object({
          name: text(100, 1),
          active: z.boolean(),
          /** Where the roster is sent to; empty for who is told in person. */
          email: z._default(optionalEmail, ''),
        }),
      )
      .default([]),
    preOrderList: z.array(z.object({ name: text(100, 1), active: z.boolean() })).default([]),
  })
  .prefault({});
