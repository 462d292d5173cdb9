import type { Pair } from './comparison.ts';
import { mapAt, nodeAt, stringsAt } from './schema-node.ts';

/** Compares two objects by one keyword of the reader's. */
export function compareObject(pair: Pair, keyword: string): string | undefined {
  switch (keyword) {
    case 'required':
      return compareRequired(pair);
    case 'properties':
      return compareProperties(pair);
    case 'additionalProperties':
      return compareOthers(pair);
    default:
      return compareNames(pair);
  }
}

function compareRequired({ sent, read, place }: Pair): string | undefined {
  const surely = stringsAt(sent, 'required');
  const missing = stringsAt(read, 'required').find((name) => !surely.includes(name));
  return missing === undefined ? undefined : `${place}.${missing} may be missing`;
}

function compareProperties({ sent, read, place, comparison }: Pair): string | undefined {
  const own = mapAt(sent, 'properties');
  const others = nodeAt(sent, 'additionalProperties') ?? false;
  for (const [name, wanted] of mapAt(read, 'properties')) {
    const mismatch = comparison.compare(
      own.get(name) ?? others,
      wanted,
      `${place}.${name}`,
      comparison,
    );
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

/** Properties that the reader does not name. */
function compareOthers({ sent, read, place, comparison }: Pair): string | undefined {
  const allowed = nodeAt(read, 'additionalProperties') ?? true;
  const named = mapAt(read, 'properties');
  const others = nodeAt(sent, 'additionalProperties') ?? false;
  const extra = [...mapAt(sent, 'properties')].filter(([name]) => !named.has(name));
  for (const [name, node] of [...extra, ['*', others] as const]) {
    const mismatch = comparison.compare(node, allowed, `${place}.${name}`, comparison);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

function compareNames({ sent, read, place, comparison }: Pair): string | undefined {
  const wanted = nodeAt(read, 'propertyNames') ?? true;
  const names = [...mapAt(sent, 'properties').keys()];
  const given = { enum: names, type: 'string' };
  const named =
    names.length === 0
      ? undefined
      : comparison.compare(given, wanted, `a name in ${place}`, comparison);
  if (named !== undefined || nodeAt(sent, 'additionalProperties') === undefined) return named;
  const own = nodeAt(sent, 'propertyNames') ?? { type: 'string' };
  return comparison.compare(own, wanted, `a name in ${place}`, comparison);
}
