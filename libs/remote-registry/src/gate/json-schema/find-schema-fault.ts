import { isNode, isRecord, resolve, type SchemaNode } from './schema-node.ts';

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

type Check = (value: unknown) => boolean;

const isType: Check = (value) => typeof value === 'string' && types.includes(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isNumber: Check = (value) => typeof value === 'number';
const isStrings: Check = (value) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isList: Check = (value) => Array.isArray(value) && value.length > 0;

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return new RegExp(value, 'u').source !== '';
  } catch (cause) {
    if (cause instanceof SyntaxError) return false;
    throw cause;
  }
}

/** What the draft says of keywords whose value is no schema. */
const plain = new Map<string, Check>([
  ['type', (value) => isType(value) || (Array.isArray(value) && value.every(isType))],
  ['required', isStrings],
  ['enum', isList],
  ['pattern', isPattern],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
    (keyword) => [keyword, isNumber] as const,
  ),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    (keyword) => [keyword, isCount] as const,
  ),
]);
const single = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains'];
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', '$defs'];

/** The first place where a document is no JSON Schema, or undefined. */
export function findSchemaFault(root: unknown): string | undefined {
  return isNode(root) ? faultOf(root, root, '#') : '# is no schema';
}

function faultOf(node: SchemaNode, root: SchemaNode, place: string): string | undefined {
  if (typeof node === 'boolean') return undefined;
  for (const [keyword, value] of Object.entries(node)) {
    const here = `${place}/${keyword}`;
    const fault = plainFault(keyword, value, here) ?? innerFault(keyword, value, root, here);
    if (fault !== undefined) return fault;
    if (keyword === '$ref' && (typeof value !== 'string' || resolve(root, value) === undefined)) {
      return `${here} leads nowhere`;
    }
  }
  return undefined;
}

function plainFault(keyword: string, value: unknown, here: string): string | undefined {
  const isFine = plain.get(keyword)?.(value) ?? true;
  return isFine ? undefined : `${here} is not what it must be`;
}

function innerFault(keyword: string, value: unknown, root: SchemaNode, here: string) {
  const below = (inner: unknown, place: string) =>
    isNode(inner) ? faultOf(inner, root, place) : `${place} is no schema`;
  const firstOf = (entries: [string, unknown][]) => {
    for (const [name, inner] of entries) {
      const fault = below(inner, `${here}/${name}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  if (single.includes(keyword)) return below(value, here);
  if (lists.includes(keyword)) {
    return Array.isArray(value) && value.length > 0
      ? firstOf(Object.entries(value))
      : `${here} is no list of schemas`;
  }
  if (!maps.includes(keyword)) return undefined;
  return isRecord(value) ? firstOf(Object.entries(value)) : `${here} is no map of schemas`;
}
