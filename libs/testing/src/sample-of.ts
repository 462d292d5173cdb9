import type { JsonSchema } from '@stammtisch/contracts/remote/json-schema';
import { toJsonSchema } from '@stammtisch/contracts/remote/json-schema';
import * as z from 'zod';

const node = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
});

const texts: Readonly<Record<string, string>> = {
  date: '2026-05-01',
  'date-time': '2026-05-01T17:30:00.000Z',
  uuid: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  uri: '/api/1/samples/1',
};

/** A value that a JSON Schema allows: its example where it has one, else the plainest one. */
function sampleOfJson(schema: unknown): unknown {
  const found = node.parse(schema);
  const { type, format = '', examples, anyOf, oneOf, properties = {}, required = [] } = found;
  if (examples !== undefined) return examples[0];
  if (found.const !== undefined) return found.const;
  if (found.enum !== undefined) return found.enum[0];
  if (found.default !== undefined) return found.default;
  const branch = anyOf?.[0] ?? oneOf?.[0];
  if (branch !== undefined) return sampleOfJson(branch);
  switch (type) {
    case 'object': {
      const entries = required.map((name) => [name, sampleOfJson(properties[name] ?? {})]);
      return Object.fromEntries(entries);
    }
    case 'array':
      return [];
    case 'string':
      return texts[format] ?? 'Text';
    case 'number':
    case 'integer':
      return Math.max(1, found.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/**
 * Data that a contract allows, for a slot's filling or a topic's event.
 *
 * @throws when the plainest value is not allowed: the contract then needs `.meta({ examples })`
 */
export function sampleOf<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const json: JsonSchema = toJsonSchema(schema);
  const sample = sampleOfJson(json);
  const checked = z.safeParse(schema, sample);
  if (!checked.success) {
    throw new Error(`give it .meta({ examples: [...] }): ${z.prettifyError(checked.error)}`);
  }
  return checked.data;
}
