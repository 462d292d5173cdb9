import { findMissingFiles } from '@stammtisch/contracts/registry/versions';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { hexFromIntegrity, integrityFromHex } from '../file-hash.ts';
import { listMissing } from '../registry.sql.ts';

export function mountFindMissingFiles(api: Api): void {
  register(api, findMissingFiles, async ({ body }) => {
    const asked = [...new Set(body.sha384)].map(integrityFromHex);
    const missing = await api.database.systemTransaction((tx) => tx.many(listMissing(asked)));
    return { sha384: missing.map(({ sha384 }) => hexFromIntegrity(sha384)) };
  });
}
