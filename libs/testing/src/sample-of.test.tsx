import { expect, test } from 'vitest';
import * as z from 'zod';
import { sampleOf } from './sample-of.ts';

test.each([
  ['a date', z.object({ date: z.iso.date() }), { date: '2026-05-01' }],
  ['what may be left out', z.object({ note: z.string().optional() }), {}],
  ['a choice', z.enum(['open', 'closed']), 'open'],
  ['nothing or a number', z.union([z.int().min(3), z.null()]), 3],
  ['its own example', z.string().meta({ examples: ['Stube'] }), 'Stube'],
])('a contract with %s gives a sample', (_, schema, sample) => {
  expect(sampleOf(schema)).toEqual(sample);
});

test('a contract that the plainest value breaks asks for an example', () => {
  expect(() => sampleOf(z.string().regex(/^T\d+$/))).toThrow('examples');
});
