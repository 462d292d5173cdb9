import type { SchemaNode } from './schema-node.ts';

/** Two documents that are compared. */
export interface Comparison {
  sentRoot: SchemaNode;
  readRoot: SchemaNode;
  /** Pairs that are taken as fitting while what refers to itself is compared. */
  assumed: ReadonlySet<string>;
  /** Why a value that `sent` allows might not be one that `read` accepts. */
  compare: (
    sent: SchemaNode,
    read: SchemaNode,
    place: string,
    comparison: Comparison,
  ) => string | undefined;
}

/** A sent object schema without unions, and one that reads it. */
export interface Pair {
  sent: Readonly<Record<string, unknown>>;
  read: Readonly<Record<string, unknown>>;
  /** Where in the data they stand: `data.tables[0]`. */
  place: string;
  comparison: Comparison;
}
