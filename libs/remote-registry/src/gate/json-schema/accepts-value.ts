import { isDeepStrictEqual } from 'node:util';
import {
  constraintsOf,
  isRecord,
  mapAt,
  nodesAt,
  nodeAt,
  numberAt,
  resolve,
  stringsAt,
  type SchemaNode,
} from './schema-node.ts';

function typesOfValue(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

type Test = (value: unknown, node: Readonly<Record<string, unknown>>, root: SchemaNode) => boolean;

const tests: Readonly<Record<string, Test>> = {
  type: (value, node) => typesOfValue(value).some((type) => stringsAt(node, 'type').includes(type)),
  const: (value, node) => isDeepStrictEqual(value, node['const']),
  enum: (value, { enum: list }) =>
    Array.isArray(list) && list.some((each) => isDeepStrictEqual(each, value)),
  anyOf: (value, node, root) =>
    nodesAt(node, 'anyOf').some((each) => acceptsValue(value, each, root)),
  oneOf: (value, node, root) =>
    nodesAt(node, 'oneOf').filter((each) => acceptsValue(value, each, root)).length === 1,
  allOf: (value, node, root) =>
    nodesAt(node, 'allOf').every((each) => acceptsValue(value, each, root)),
  not: (value, node, root) => !acceptsValue(value, nodeAt(node, 'not') ?? true, root),
  minLength: (value, node) =>
    typeof value !== 'string' || [...value].length >= (numberAt(node, 'minLength') ?? 0),
  maxLength: (value, node) =>
    typeof value !== 'string' || [...value].length <= (numberAt(node, 'maxLength') ?? Infinity),
  pattern: (value, node) =>
    typeof value !== 'string' ||
    stringsAt(node, 'pattern').every((each) => new RegExp(each, 'u').test(value)),
  minimum: (value, node) =>
    typeof value !== 'number' || value >= (numberAt(node, 'minimum') ?? -Infinity),
  maximum: (value, node) =>
    typeof value !== 'number' || value <= (numberAt(node, 'maximum') ?? Infinity),
  exclusiveMinimum: (value, node) =>
    typeof value !== 'number' || value > (numberAt(node, 'exclusiveMinimum') ?? -Infinity),
  exclusiveMaximum: (value, node) =>
    typeof value !== 'number' || value < (numberAt(node, 'exclusiveMaximum') ?? Infinity),
  required: (value, node) =>
    !isRecord(value) || stringsAt(node, 'required').every((name) => Object.hasOwn(value, name)),
  properties: (value, node, root) =>
    !isRecord(value) ||
    [...mapAt(node, 'properties')].every(
      ([name, each]) => !Object.hasOwn(value, name) || acceptsValue(value[name], each, root),
    ),
  items: (value, node, root) =>
    !Array.isArray(value) ||
    value.every((each) => acceptsValue(each, nodeAt(node, 'items') ?? true, root)),
  $ref: (value, node, root) =>
    stringsAt(node, '$ref').every((reference) => {
      const target = resolve(root, reference);
      return target !== undefined && acceptsValue(value, target, root);
    }),
};

/** Whether a schema surely accepts a value; a keyword that is not understood refuses it. */
export function acceptsValue(value: unknown, node: SchemaNode, root: SchemaNode): boolean {
  if (typeof node === 'boolean') return node;
  return constraintsOf(node).every((keyword) => tests[keyword]?.(value, node, root) ?? false);
}
