import { publishVersion } from '@stammtisch/contracts/registry/versions';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { nameOf, refuseForeign } from '../deployer.ts';
import { publish } from './publish.ts';

/** The manifest is sent twice: as it is understood, and byte for byte. */
const largestManifests = 4 * 1_048_576;

export function mountPublishVersion(api: Api): void {
  register(
    api,
    publishVersion,
    async ({ deployer, body: { manifest, manifestText } }) => {
      const foreign = refuseForeign(deployer, [manifest.name]);
      if (foreign) return foreign;
      if (deployer.kind === 'team' && deployer.team !== manifest.team) {
        const detail = `remote.json says that ${manifest.name} belongs to ${manifest.team}, the token to ${deployer.team}. Correct "team" in remote.ts.`;
        return refuse('remote-not-yours', { detail });
      }
      const by = nameOf(deployer);
      const outcome = await publish(api, { manifest, manifestText, by, now: new Date() });
      switch (outcome.kind) {
        case 'refused':
          return refuse('release-refused', { extension: { findings: outcome.findings } });
        case 'version-exists': {
          const { remote, version, address } = outcome.standing;
          const detail = `${remote} ${version} was published with other content (${address}). Raise the version and build again.`;
          return refuse('version-exists', { detail, extension: { standing: outcome.standing } });
        }
        default:
          return outcome.version;
      }
    },
    { bodyLimit: largestManifests },
  );
}
