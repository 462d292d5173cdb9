import type { StandardSchemaV1 } from '@standard-schema/spec';
import { isRecord, ProblemError } from './problem.ts';
import { check } from './schema.ts';
import type { InputOf, OutputOf } from './schema.ts';

/** One endpoint, described once for both sides. Any object of this shape will do. */
export interface Call {
  method: string;
  reply: StandardSchemaV1;
  /** Link relation under which a resource offers it. */
  rel?: string | undefined;
  /** Fixed path with `:parameters`, for entry calls that no link leads to. */
  path?: string | undefined;
  /** `public` calls go without a token. */
  audience?: string | undefined;
  body?: StandardSchemaV1 | undefined;
  query?: StandardSchemaV1 | undefined;
  params?: StandardSchemaV1 | undefined;
}

type Required<Key extends string, S> = S extends StandardSchemaV1
  ? { [K in Key]: InputOf<S> }
  : { [K in Key]?: undefined };

/** In wire shape: what the schema takes in, before defaults. */
export type BodyOption<C extends Call> = Required<'body', C['body']>;
export type ParamsOption<C extends Call> = Required<'params', C['params']>;
export type QueryOption<C extends Call> = { query?: InputOf<C['query']> };
export type ReplyOf<C extends Call> = OutputOf<C['reply']>;

/**
 * Refuses a body that the server would refuse, before it travels. What is sent is the caller's own
 * value: the schema's input is the wire shape.
 * @throws ProblemError `invalid-request`, status 0, one error for each field.
 */
export async function checkBody(call: Call, body: unknown): Promise<void> {
  if (call.body === undefined) return;
  const checked = await check(call.body, body);
  if (checked.kind === 'valid') return;
  throw new ProblemError({
    type: 'invalid-request',
    status: 0,
    key: 'INVALID_REQUEST',
    title: 'The request does not fit its schema',
    errors: checked.issues,
  });
}

/** The entry call's address: parameters filled into the path, the query behind it. */
export function entryHref(call: Call, params: unknown, query: unknown): string {
  if (call.path === undefined) throw new Error('an entry call needs a path');
  const values = new Map<string, unknown>(isRecord(params) ? Object.entries(params) : []);
  const path = call.path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`the path ${call.path} needs "${name}"`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of isRecord(query) ? Object.entries(query) : []) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
