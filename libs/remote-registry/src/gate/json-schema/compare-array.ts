import type { Pair } from './comparison.ts';
import { nodeAt, nodesAt } from './schema-node.ts';

/** Compares two lists place by place: the first ones have schemas of their own, all later ones one. */
export function compareArray({ sent, read, place, comparison }: Pair): string | undefined {
  const [sentFirst, readFirst] = [nodesAt(sent, 'prefixItems'), nodesAt(read, 'prefixItems')];
  const [sentRest, readRest] = [nodeAt(sent, 'items') ?? true, nodeAt(read, 'items') ?? true];
  const places = Math.max(sentFirst.length, readFirst.length) + 1;
  for (let index = 0; index < places; index += 1) {
    const mismatch = comparison.compare(
      sentFirst[index] ?? sentRest,
      readFirst[index] ?? readRest,
      `${place}[${String(index)}]`,
      comparison,
    );
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}
