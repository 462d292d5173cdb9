import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** What stands in a metric in place of a name that the registry does not know. */
export const unknown = 'unknown';

/** Milliseconds before the registry is asked again: whoever invents versions cannot make us busy. */
const askedAtMost = 10_000;

/**
 * The published versions. Metrics count by nothing else, so that a browser cannot make as many time
 * series as it can invent names.
 */
export class KnownVersions {
  readonly #database: Database;
  #remotes = new Map<string, Set<string>>();
  #readAt = -Infinity;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The labels under which these are counted. */
  async labels(remote: string, version: string): Promise<{ remote: string; version: string }> {
    if (!this.#remotes.get(remote)?.has(version)) await this.#readAgain();
    const versions = this.#remotes.get(remote);
    return {
      remote: versions ? remote : unknown,
      version: versions?.has(version) ? version : unknown,
    };
  }

  async #readAgain(): Promise<void> {
    const now = performance.now();
    if (now - this.#readAt < askedAtMost) return;
    this.#readAt = now;
    const rows = await this.#database.systemTransaction((tx) => tx.many(listKnown));
    this.#remotes = new Map(rows.map(({ remote, versions }) => [remote, new Set(versions)]));
  }
}

const listKnown = sql(z.object({ remote: z.string(), versions: z.array(z.string()) }))`
  select remote, array_agg(distinct version) as versions from registry_version group by remote`;
