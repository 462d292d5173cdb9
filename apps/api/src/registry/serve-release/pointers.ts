import { contentName } from '@stammtisch/remote-registry';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseUnavailable } from '../../platform/database/faults.ts';
import { findPointer } from '../registry.sql.ts';

export interface PointerText {
  text: string;
  name: string;
}

/**
 * Read from the database each time, so that a move by any process is seen at once. While the
 * database is away the last one that this process saw goes on.
 */
export class Pointers {
  readonly #database: Database;
  readonly #lastSeen = new Map<string, PointerText>();

  constructor(database: Database) {
    this.#database = database;
  }

  async read(channel: string): Promise<PointerText | undefined> {
    try {
      const found = await this.#database.systemTransaction((tx) => tx.maybe(findPointer(channel)));
      if (!found) return undefined;
      const text = JSON.stringify(found.document);
      const pointer = { text, name: contentName(text) };
      this.#lastSeen.set(channel, pointer);
      return pointer;
    } catch (error) {
      const lastSeen = this.#lastSeen.get(channel);
      if (!(error instanceof DatabaseUnavailable) || !lastSeen) throw error;
      return lastSeen;
    }
  }
}
