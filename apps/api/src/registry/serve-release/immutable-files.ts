import { LRUCache } from 'lru-cache';
import { contentName } from '@stammtisch/remote-registry';
import type { Database } from '../../platform/database/database.ts';
import { findFileAt, findManifest, findRelease } from '../registry.sql.ts';
import { encode, type Encoding } from './encodings.ts';
import { isCompressible, mediaTypeOf } from './media-type.ts';
import type { RegistryPlace } from './registry-place.ts';

type ImmutablePlace = Exclude<RegistryPlace, { kind: 'pointer' }>;

interface Asked {
  place: ImmutablePlace;
}

export interface ImmutableFile {
  mediaType: string;
  name: string;
  isCompressible: boolean;
  /** Encoded when it is first asked for, and kept. */
  as(encoding: Encoding): Promise<Uint8Array>;
}

/** Bytes that one process keeps of what it serves: the remotes that run take a few. */
const mostKept = 64 * 1_048_576;
/** Below it, compression costs more than it spares. */
const worthCompressing = 1_024;

/** Releases and files of remotes, which never change: read once from the database, then kept. */
export class ImmutableFiles {
  readonly #kept: LRUCache<string, ImmutableFile, Asked>;

  constructor(database: Database) {
    this.#kept = new LRUCache<string, ImmutableFile, Asked>({
      maxSize: mostKept,
      // Many requests for one file wait for one reading.
      fetchMethod: async (path, _stale, { context, options }) => {
        const content = await readContent(database, context.place);
        if (!content) return undefined;
        // With both encodings it takes less than twice its own size.
        options.size = 2 * content.length + 1_024;
        return immutableFile(path, content);
      },
    });
  }

  /** @throws {DatabaseUnavailable} when it is not kept and the database is away */
  read(path: string, place: ImmutablePlace): Promise<ImmutableFile | undefined> {
    return this.#kept.fetch(path, { context: { place } });
  }
}

async function readContent(
  database: Database,
  place: ImmutablePlace,
): Promise<Uint8Array | undefined> {
  return database.systemTransaction(async (tx) => {
    if (place.kind === 'release') {
      const found = await tx.maybe(findRelease(place.href));
      return found && Buffer.from(found.document);
    }
    const { remote, address, path } = place;
    if (path === 'remote.json') {
      const found = await tx.maybe(findManifest(remote, address));
      return found && Buffer.from(found.document);
    }
    return (await tx.maybe(findFileAt(remote, address, path)))?.content;
  });
}

function immutableFile(path: string, content: Uint8Array): ImmutableFile {
  const mediaType = mediaTypeOf(path);
  const made = new Map<Encoding, Promise<Uint8Array>>();
  return {
    mediaType,
    name: contentName(content),
    isCompressible: content.length >= worthCompressing && isCompressible(mediaType),
    as(encoding) {
      const encoded = made.get(encoding) ?? encode(content, encoding);
      made.set(encoding, encoded);
      return encoded;
    },
  };
}
