import * as z from 'zod';

/** A JSON Schema (draft 2020-12) as a build writes it from zod. */
export const jsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof jsonSchema>;

/** A named contract in one version: a slot's data, or a topic's. */
export interface VersionedSchema {
  v: number;
  schema: z.ZodType;
}

/** The JSON Schema of what a sender may send. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
