import * as z from 'zod';
import { jsonSchema } from './json-schema.ts';

/** A topic of the event bus as a manifest names it. */
export const topicUse = z.strictObject({
  /** Noun and past tense: `reservation.moved`. */
  type: z.string().regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)*$/),
  v: z.int().positive(),
  /** What the data of an event is, for those that publish; what is read of it, for the others. */
  schema: jsonSchema,
});
export type TopicUse = z.infer<typeof topicUse>;
