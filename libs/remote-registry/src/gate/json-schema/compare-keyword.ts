import { isDeepStrictEqual } from 'node:util';
import { compareArray } from './compare-array.ts';
import { compareObject } from './compare-object.ts';
import type { Pair } from './comparison.ts';
import { nodesAt, numberAt, stringsAt } from './schema-node.ts';

type Rule = (pair: Pair, keyword: string) => string | undefined;

/** A type: JSON's integers are numbers too. */
const compareType: Rule = ({ sent, read, place }) => {
  const wanted = stringsAt(read, 'type');
  const [type] = stringsAt(sent, 'type');
  if (type === undefined) return `${place} may be anything, ${wanted.join(' or ')} is read`;
  const fits = wanted.includes(type) || (type === 'integer' && wanted.includes('number'));
  return fits ? undefined : `${place} is ${type}, ${wanted.join(' or ')} is read`;
};

const compareLower: Rule = ({ sent, read, place }, keyword) => {
  const least = numberAt(read, keyword) ?? -Infinity;
  const isBelow = (numberAt(sent, keyword) ?? -Infinity) < least;
  const others = keyword === 'exclusiveMinimum' ? numberAt(sent, 'minimum') : undefined;
  const exclusive = keyword === 'minimum' ? numberAt(sent, 'exclusiveMinimum') : undefined;
  if (!isBelow || (others ?? -Infinity) > least || (exclusive ?? -Infinity) >= least)
    return undefined;
  return `${place} may be below ${keyword} ${String(least)}`;
};

const compareUpper: Rule = ({ sent, read, place }, keyword) => {
  const most = numberAt(read, keyword) ?? Infinity;
  const isAbove = (numberAt(sent, keyword) ?? Infinity) > most;
  const others = keyword === 'exclusiveMaximum' ? numberAt(sent, 'maximum') : undefined;
  const exclusive = keyword === 'maximum' ? numberAt(sent, 'exclusiveMaximum') : undefined;
  if (!isAbove || (others ?? Infinity) < most || (exclusive ?? Infinity) <= most) return undefined;
  return `${place} may be above ${keyword} ${String(most)}`;
};

const compareSome: Rule = ({ sent, read, place, comparison }, keyword) => {
  const mismatches = nodesAt(read, keyword).map((choice) =>
    comparison.compare(sent, choice, place, comparison),
  );
  return mismatches.includes(undefined)
    ? undefined
    : `${place} fits none of the choices that are read (${mismatches.filter(Boolean).join('; ')})`;
};

const compareEvery: Rule = ({ sent, read, place, comparison }, keyword) =>
  nodesAt(read, keyword)
    .map((part) => comparison.compare(sent, part, place, comparison))
    .find((mismatch) => mismatch !== undefined);

const compareValues: Rule = ({ read, place }, keyword) =>
  `${place} may be more than ${JSON.stringify(read[keyword])}`;

const compareEqual: Rule = ({ sent, read, place }, keyword) =>
  isDeepStrictEqual(sent[keyword], read[keyword])
    ? undefined
    : `${keyword} of ${place} is not the same`;

/** What each keyword is about: said of a number, it says nothing about a text. */
const rules = new Map<string, { about?: readonly string[]; rule: Rule }>([
  ['type', { rule: compareType }],
  ['enum', { rule: compareValues }],
  ['const', { rule: compareValues }],
  ['anyOf', { rule: compareSome }],
  // A value that fits two choices would be refused; choices of one union are told apart by design.
  ['oneOf', { rule: compareSome }],
  ['allOf', { rule: compareEvery }],
  ...['minimum', 'exclusiveMinimum'].map(
    (keyword) => [keyword, { about: ['number', 'integer'], rule: compareLower }] as const,
  ),
  ...['maximum', 'exclusiveMaximum'].map(
    (keyword) => [keyword, { about: ['number', 'integer'], rule: compareUpper }] as const,
  ),
  ['minLength', { about: ['string'], rule: compareLower }],
  ['maxLength', { about: ['string'], rule: compareUpper }],
  ['pattern', { about: ['string'], rule: compareEqual }],
  ['format', { about: ['string'], rule: compareEqual }],
  ['minItems', { about: ['array'], rule: compareLower }],
  ['maxItems', { about: ['array'], rule: compareUpper }],
  ['items', { about: ['array'], rule: compareArray }],
  ['prefixItems', { about: ['array'], rule: compareArray }],
  ['minProperties', { about: ['object'], rule: compareLower }],
  ['maxProperties', { about: ['object'], rule: compareUpper }],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'].map(
    (keyword) => [keyword, { about: ['object'], rule: compareObject }] as const,
  ),
]);

/** Why a keyword of what is read might refuse what is sent. */
export function compareKeyword(keyword: string, pair: Pair): string | undefined {
  const { about, rule } = rules.get(keyword) ?? { rule: compareEqual };
  const [type] = stringsAt(pair.sent, 'type');
  const isAboutOthers = about !== undefined && type !== undefined && !about.includes(type);
  return isAboutOthers ? undefined : rule(pair, keyword);
}
