import { storeFile } from '@stammtisch/contracts/registry/versions';
import { integrityOf } from '@stammtisch/remote-registry';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { integrityFromHex } from '../file-hash.ts';
import { registryOf } from '../registry-of.ts';

/** More than any remote may weigh as a whole. */
const largestFile = 8 * 1_048_576;

export function mountStoreFile(api: Api): void {
  register(
    api,
    storeFile,
    async ({ params, body }) => {
      const sha384 = integrityFromHex(params.sha384);
      if (integrityOf(body) !== sha384) {
        const message = 'The body does not have this SHA-384. Read the file and send it again.';
        const error = { pointer: '', code: 'wrong-hash', message };
        return refuse('invalid-request', { detail: message, errors: [error] });
      }
      await registryOf(api).putFile(sha384, body);
      return undefined;
    },
    { takes: 'bytes', bodyLimit: largestFile },
  );
}
