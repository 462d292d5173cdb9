import * as z from 'zod';
import { publishVersion, type Publication, type PublishOutcome } from '@stammtisch/remote-registry';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { databaseStore } from '../database-store.ts';

/**
 * Publishes in one transaction that holds the remote's lock: of two pipelines that publish one
 * version with different content, the second is told.
 */
export function publish(
  api: Api,
  publication: Publication & { manifest: RemoteManifest },
): Promise<PublishOutcome> {
  return api.database.systemTransaction(async (tx) => {
    await tx.one(lockRemote(publication.manifest.name));
    const store = databaseStore((work) => work(tx), noHost);
    return publishVersion(store, publication);
  });
}

const lockRemote = (remote: string) =>
  sql(z.object({ locked: z.unknown() }))`
    select pg_advisory_xact_lock(hashtextextended(${`registry ${remote}`}, 0)) as locked`;

/** What a host offers is asked when a version is promoted, not before. */
const noHost = () => Promise.reject(new Error('publishing asks for no host'));
