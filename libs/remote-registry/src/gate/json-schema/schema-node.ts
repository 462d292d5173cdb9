import { isDeepStrictEqual } from 'node:util';

/** A schema within a document: `true` allows everything, `false` nothing. */
export type SchemaNode = boolean | Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'boolean' || isRecord(value);
}

/** The schema under a keyword; undefined when it says nothing. */
export function nodeAt(node: Readonly<Record<string, unknown>>, keyword: string) {
  const value = node[keyword];
  return isNode(value) ? value : undefined;
}

export function nodesAt(node: Readonly<Record<string, unknown>>, keyword: string): SchemaNode[] {
  const value = node[keyword];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function mapAt(node: Readonly<Record<string, unknown>>, keyword: string) {
  const value = node[keyword];
  return new Map(isRecord(value) ? Object.entries(value).filter(isSecondNode) : []);
}

const isSecondNode = (entry: [string, unknown]): entry is [string, SchemaNode] => isNode(entry[1]);

export function stringsAt(node: Readonly<Record<string, unknown>>, keyword: string): string[] {
  const value = node[keyword];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((each) => typeof each === 'string');
}

export function numberAt(node: Readonly<Record<string, unknown>>, keyword: string) {
  const value = node[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** Keywords that say something about a value for people, or that only hold definitions. */
const annotations = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

/** The keywords that decide which values are valid. */
export function constraintsOf(node: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(node).filter((keyword) => !annotations.has(keyword));
}

/** The same schema but for one keyword. */
export function without(node: Readonly<Record<string, unknown>>, keyword: string) {
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== keyword));
}

/** `not: {}` is how a build spells a value that never is. */
export function isNever(node: SchemaNode): boolean {
  return node === false || (node !== true && isDeepStrictEqual(node['not'], {}));
}

/** What a `$ref` of this document points to; undefined when there is nothing. */
export function resolve(root: SchemaNode, reference: string): SchemaNode | undefined {
  const [start, ...steps] = reference.split('/');
  if (start !== '#') return undefined;
  const found = steps.reduce<unknown>((node, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return isRecord(node) ? node[key] : undefined;
  }, root);
  return isNode(found) ? found : undefined;
}
