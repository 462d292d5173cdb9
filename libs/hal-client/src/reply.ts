import type { StandardSchemaV1 } from '@standard-schema/spec';
import { ProblemError } from './problem.ts';
import { check } from './schema.ts';

export interface Reply<T> {
  resource: T;
  /** Absolute address that answered. */
  href: string;
  status: number;
  /** Hand it back as `ifMatch` with a change. */
  etag?: string | undefined;
  /** True when the network failed and an older copy stands in. */
  stale: boolean;
  /** When that copy was stored, in milliseconds since 1970. */
  storedAt?: number | undefined;
}

/** @throws ProblemError `unexpected-reply` when the body is no JSON or does not fit the schema. */
export async function parseReply(
  text: string,
  status: number,
  schema: StandardSchemaV1 | undefined,
): Promise<unknown> {
  const body = parseJson(text, status);
  if (schema === undefined) return body;
  const checked = await check(schema, body);
  if (checked.kind === 'valid') return checked.value;
  throw new ProblemError({
    type: 'unexpected-reply',
    status,
    key: 'ERROR_OCCURED_CONTACT_US',
    title: 'The reply does not fit its schema',
    errors: checked.issues,
  });
}

export function parseJson(text: string, status: number): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError(
      {
        type: 'unexpected-reply',
        status,
        key: 'ERROR_OCCURED_CONTACT_US',
        title: 'The reply is not JSON',
      },
      { cause },
    );
  }
}
