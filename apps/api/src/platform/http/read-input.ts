import type { CallShape } from '@stammtisch/contracts/call';
import type { FieldError } from '@stammtisch/contracts/problem';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { fieldErrors } from './field-errors.ts';
import { refuse, type Refusal } from './refusal.ts';
import { findUnstorable } from './storable.ts';

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing = z.strictObject({});

/** Parses the three parts of a request by its contract, and names every field that is wrong. */
export function readInput(call: CallShape, request: FastifyRequest): Input | Refusal {
  const params = read('/params', call.params ?? z.object({}), request.params);
  // An id that cannot exist is an address at which there is nothing.
  if ('errors' in params) return refuse('not-found');
  const query = read('/query', call.query ?? nothing, request.query);
  const body = call.body ? read('', call.body, request.body) : { value: undefined };
  const errors = [query, body].flatMap((part) => ('errors' in part ? part.errors : []));
  if (errors.length > 0 || 'errors' in query || 'errors' in body) {
    return refuse('invalid-request', { errors });
  }
  return { params: params.value, query: query.value, body: body.value };
}

function read(
  root: string,
  schema: z.core.$ZodType,
  raw: unknown,
): { value: unknown } | { errors: FieldError[] } {
  const unstorable = findUnstorable(root, raw);
  if (unstorable) return { errors: [unstorable] };
  const parsed = z.safeParse(schema, raw);
  return parsed.success
    ? { value: parsed.data }
    : { errors: fieldErrors(root, parsed.error.issues) };
}
