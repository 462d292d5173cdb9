import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@stammtisch/contracts/remote/json-schema';

/** Why a value that `sent` allows might not be one that `read` accepts; undefined when all are. */
export function describeMismatch(sent: JsonSchema, read: JsonSchema): string | undefined {
  return isDeepStrictEqual(sent, read) ? undefined : 'the schemas differ';
}
