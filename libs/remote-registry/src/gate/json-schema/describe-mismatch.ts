import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@stammtisch/contracts/remote/json-schema';
import { acceptsValue } from './accepts-value.ts';
import { compareKeyword } from './compare-keyword.ts';
import type { Comparison } from './comparison.ts';
import { findSchemaFault } from './find-schema-fault.ts';
import {
  constraintsOf,
  isNever,
  nodesAt,
  resolve,
  stringsAt,
  without,
  type SchemaNode,
} from './schema-node.ts';

/**
 * Why a value that `sent` allows might not be one that `read` accepts; undefined when all are. What
 * is not understood must be equal on both sides, so that a doubt refuses and never lets through.
 *
 * Properties that a sender does not name are not sent: a reader may already know an optional one that
 * the sender's next version brings.
 */
export function describeMismatch(sent: JsonSchema, read: JsonSchema): string | undefined {
  const sentFault = findSchemaFault(sent);
  if (sentFault !== undefined) return `what is sent is described by no JSON Schema (${sentFault})`;
  const readFault = findSchemaFault(read);
  if (readFault !== undefined) return `what is read is described by no JSON Schema (${readFault})`;
  const roots = { sentRoot: sent, readRoot: read };
  return compare(sent, read, 'data', { ...roots, assumed: new Set(), compare });
}

function compare(
  sent: SchemaNode,
  read: SchemaNode,
  place: string,
  comparison: Comparison,
): string | undefined {
  if (isNever(sent) || read === true) return undefined;
  if (sent === true) return compare({}, read, place, comparison);
  if (read === false || sent === false) return `${place} is not read at all`;
  if (constraintsOf(read).length === 0) return undefined;
  if (isSame(sent, read, comparison)) return undefined;
  return (
    compareReferences(sent, read, place, comparison) ?? compareParts(sent, read, place, comparison)
  ).mismatch;
}

interface Verdict {
  mismatch: string | undefined;
}

/** Equal schemas without references mean the same in any document. */
function isSame(sent: object, read: object, { sentRoot, readRoot }: Comparison): boolean {
  const isPlain = !JSON.stringify([sent, read]).includes('"$ref"');
  return (isPlain || isDeepStrictEqual(sentRoot, readRoot)) && isDeepStrictEqual(sent, read);
}

function compareReferences(
  sent: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
  place: string,
  comparison: Comparison,
): Verdict | undefined {
  const [sentReference] = stringsAt(sent, '$ref');
  const [readReference] = stringsAt(read, '$ref');
  if (sentReference === undefined && readReference === undefined) return undefined;
  const pair = JSON.stringify([sent, read]);
  if (comparison.assumed.has(pair)) return { mismatch: undefined };
  const deeper = { ...comparison, assumed: new Set([...comparison.assumed, pair]) };
  const target = (root: SchemaNode, node: Readonly<Record<string, unknown>>, reference?: string) =>
    reference === undefined ? node : (resolve(root, reference) ?? false);
  const from = target(comparison.sentRoot, sent, sentReference);
  const to = target(comparison.readRoot, read, readReference);
  const mismatch = compare(from, to, place, deeper);
  const rest = without(read, '$ref');
  if (mismatch !== undefined || readReference === undefined || constraintsOf(rest).length === 0) {
    return { mismatch };
  }
  return { mismatch: compare(from, rest, place, deeper) };
}

/** A sent union is compared choice by choice, a sent list of values value by value. */
function compareParts(
  sent: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>>,
  place: string,
  comparison: Comparison,
): Verdict {
  const first = (parts: readonly SchemaNode[]): Verdict => ({
    mismatch: parts
      .map((part) => compare(part, read, place, comparison))
      .find((mismatch) => mismatch !== undefined),
  });
  for (const keyword of ['anyOf', 'oneOf']) {
    const choices = nodesAt(sent, keyword);
    if (choices.length > 0) return first(choices.map((choice) => narrowed(sent, keyword, choice)));
  }
  const values = 'const' in sent ? [sent['const']] : sent['enum'];
  if (Array.isArray(values)) {
    const refused = values.filter((value) => !acceptsValue(value, read, comparison.readRoot));
    const list = refused.map((value) => JSON.stringify(value)).join(', ');
    return { mismatch: refused.length === 0 ? undefined : `${place} may be ${list}` };
  }
  const types = stringsAt(sent, 'type');
  if (types.length > 1) return first(types.map((type) => ({ ...sent, type })));
  const all = nodesAt(sent, 'allOf');
  if (all.length > 0) {
    const parts = [without(sent, 'allOf'), ...all];
    const mismatches = parts.map((part) => compare(part, read, place, comparison));
    return { mismatch: mismatches.includes(undefined) ? undefined : mismatches.at(-1) };
  }
  const mismatches = constraintsOf(read).map((keyword) =>
    compareKeyword(keyword, { sent, read, place, comparison }),
  );
  return { mismatch: mismatches.find((mismatch) => mismatch !== undefined) };
}

/** One choice of a union, together with what is said beside the union where both fit into one. */
function narrowed(
  union: Readonly<Record<string, unknown>>,
  keyword: string,
  choice: SchemaNode,
): SchemaNode {
  if (typeof choice === 'boolean') return choice ? without(union, keyword) : false;
  const beside = without(union, keyword);
  const isSeparate = constraintsOf(beside).every((key) => !(key in choice));
  return isSeparate ? { ...beside, ...choice } : choice;
}
