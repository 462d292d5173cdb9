import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeMismatch } from './describe-mismatch.ts';

const text = { type: 'string' };
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const tree = {
  $ref: '#/$defs/node',
  $defs: { node: object({ next: { $ref: '#/$defs/node' }, name: text }, ['name']) },
};
const otherTree = {
  $ref: '#/$defs/leaf',
  $defs: {
    leaf: object({ next: { anyOf: [{ $ref: '#/$defs/leaf' }, { type: 'null' }] }, name: text }),
  },
};

describe('what is sent can be read', () => {
  test.each([
    ['the same', object({ date: text }, ['date']), object({ date: text }, ['date'])],
    ['more than is read', object({ date: text, persons: text }), object({ date: text })],
    ['always, though it may be missing', object({ date: text }, ['date']), object({ date: text })],
    ['not yet what is optional', object({}), object({ date: text })],
    ['a whole number as a number', { type: 'integer' }, { type: 'number' }],
    ['one of fewer values', { enum: ['a', 'b'] }, { enum: ['b', 'a', 'c'] }],
    ['a value as its type', { const: 'a' }, text],
    ['a text where nothing may be', text, { anyOf: [text, { type: 'null' }] }],
    ['a text where nothing may be, in short', text, { type: ['string', 'null'] }],
    ['a narrower number', { type: 'number', minimum: 2 }, { type: 'number', exclusiveMinimum: 1 }],
    ['a shorter list', { type: 'array', items: text, maxItems: 2 }, { type: 'array', items: text }],
    [
      'a pair as a list',
      { type: 'array', prefixItems: [text, text], items: false },
      { type: 'array', items: text },
    ],
    ['anything to somebody who takes anything', {}, {}],
    ['other words about it', { ...text, description: 'a' }, { ...text, title: 'b' }],
    ['nothing at all', { not: {} }, text],
    [
      'only known names',
      { ...object({ a: text }), additionalProperties: false },
      { ...object({ a: text, b: text }), additionalProperties: false },
    ],
    [
      'a map',
      { type: 'object', propertyNames: text, additionalProperties: { type: 'integer' } },
      { type: 'object', propertyNames: text, additionalProperties: { type: 'number' } },
    ],
    ['what refers to itself', tree, otherTree],
    [
      'both of two, where one is asked',
      { allOf: [object({ a: text }, ['a']), object({ b: text })] },
      object({ a: text }, ['a']),
    ],
    [
      'something not understood, alike',
      { ...text, contentMediaType: 'a/b' },
      { ...text, contentMediaType: 'a/b' },
    ],
  ])('%s', (_name, sent, read) => {
    expect(describeMismatch(sent, read)).toBeUndefined();
  });
});

describe('what is sent might not be read', () => {
  test.each([
    ['data is number, string is read', { type: 'number' }, text],
    ['data.date may be missing', object({ date: text }), object({ date: text }, ['date'])],
    [
      'data.date is string, number is read',
      object({ date: text }),
      object({ date: { type: 'number' } }),
    ],
    ['data may be "c"', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }],
    ['data may be more than ["a"]', text, { enum: ['a'] }],
    ['data is null, string is read', { anyOf: [text, { type: 'null' }] }, text],
    ['data is null, string is read', { type: ['string', 'null'] }, text],
    ['data may be anything, string is read', {}, text],
    ['data may be below minimum 1', { type: 'number' }, { type: 'number', minimum: 1 }],
    ['data may be above maxLength 3', { ...text, maxLength: 4 }, { ...text, maxLength: 3 }],
    ['pattern of data is not the same', text, { ...text, pattern: '^a' }],
    [
      'data[0] is string, number is read',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'number' } },
    ],
    [
      'data.b is not read at all',
      object({ b: text }),
      { ...object({ a: text }), additionalProperties: false },
    ],
    [
      'data.* is not read at all',
      { ...object({ a: text }), additionalProperties: {} },
      { ...object({ a: text }), additionalProperties: false },
    ],
    ['contentMediaType of data is not the same', text, { ...text, contentMediaType: 'a/b' }],
    ['data.next.name may be missing', otherTree, tree],
    [
      'what is sent is described by no JSON Schema (#/type is not what it must be)',
      { type: 'date' },
      text,
    ],
    [
      'what is read is described by no JSON Schema (#/$ref leads nowhere)',
      text,
      { $ref: '#/$defs/a' },
    ],
    [
      'what is read is described by no JSON Schema (#/properties/a is no schema)',
      text,
      { properties: { a: 3 } },
    ],
    [
      'what is sent is described by no JSON Schema (#/anyOf is no list of schemas)',
      { anyOf: [] },
      text,
    ],
    [
      'what is sent is described by no JSON Schema (#/pattern is not what it must be)',
      { pattern: '(' },
      text,
    ],
  ])('%s', (mismatch, sent, read) => {
    expect(describeMismatch(sent, read)).toBe(mismatch);
  });
});

/** A schema with a way to make values that it allows. */
interface Made {
  schema: Record<string, unknown>;
  values: fc.Arbitrary<unknown>;
}

const leaf: fc.Arbitrary<Made> = fc.oneof(
  fc.constant({ schema: text, values: fc.string() }),
  fc.constant({ schema: { type: 'boolean' }, values: fc.boolean() }),
  fc.constant({ schema: { type: 'null' }, values: fc.constant(null) }),
  fc.constant({ schema: { type: 'number' }, values: fc.double({ min: -9, max: 9, noNaN: true }) }),
  fc.integer({ min: 0, max: 3 }).map((minimum) => ({
    schema: { type: 'integer', minimum },
    values: fc.integer({ min: minimum, max: 9 }),
  })),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((values) => ({
    schema: { enum: values },
    values: fc.constantFrom(...values),
  })),
);
const { made } = fc.letrec<{ made: Made }>((tie) => ({
  made: fc.oneof(
    { maxDepth: 2 },
    leaf,
    tie('made').map(({ schema, values }) => ({
      schema: { type: 'array', items: schema },
      values: fc.array(values, { maxLength: 3 }),
    })),
    fc.tuple(tie('made'), tie('made')).map(([one, other]) => ({
      schema: { anyOf: [one.schema, other.schema] },
      values: fc.oneof(one.values, other.values),
    })),
    fc.tuple(tie('made'), tie('made'), fc.boolean()).map(([one, other, isClosed]) => ({
      schema: {
        ...object({ a: one.schema, b: other.schema }, ['a']),
        ...(isClosed && { additionalProperties: false }),
      },
      values: fc.record({ a: one.values, b: other.values }, { requiredKeys: ['a'] }),
    })),
  ),
}));

test('whatever passes the comparison is accepted by the reader’s own validator', () => {
  const pairs = fc
    .tuple(made, made)
    .chain(([sent, read]) =>
      fc.tuple(
        fc.constant([sent.schema, read.schema] as const),
        fc.array(sent.values, { minLength: 1, maxLength: 5 }),
      ),
    );
  let passed = 0;
  fc.assert(
    fc.property(pairs, ([[sent, read], values]) => {
      if (describeMismatch(sent, read) !== undefined) return;
      passed += 1;
      const validator = z.fromJSONSchema(read);
      for (const value of values) expect(validator.safeParse(value).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
  // A comparison that lets nothing through would pass the above.
  expect(passed).toBeGreaterThan(50);
});

test('every schema fits itself', () => {
  fc.assert(
    fc.property(made, ({ schema }) => {
      expect(describeMismatch(schema, structuredClone(schema))).toBeUndefined();
    }),
  );
});
