import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { satisfies, validRange } from 'semver';
import { finding } from './report.ts';

/** Rules that compare one remote with what the shell offers. */
export function findMisfits(host: HostManifest, manifest: RemoteManifest): Finding[] {
  return [
    ...findContractMisfit(host, manifest),
    ...findSharedMisfits(host, manifest),
    ...findUnknownRelations(host, manifest),
    ...findForbiddenSources(host, manifest),
  ];
}

/** Rule `host-contract`. */
function findContractMisfit({ hostContract }: HostManifest, manifest: RemoteManifest): Finding[] {
  const range = manifest.hostContract;
  if (validRange(range) !== null && satisfies(hostContract, range)) return [];
  const message = `It was built for host contract ${range}; this shell offers ${hostContract}. Build it with the remote-kit of this installation, or widen hostContract in remote.ts once it runs with both.`;
  return [finding('host-contract', range, [manifest], message)];
}

/** Rule `shared-range`: a page has one version of each shared package, and it is the shell's. */
function findSharedMisfits({ shared }: HostManifest, manifest: RemoteManifest): Finding[] {
  return Object.entries(manifest.shared).flatMap(([name, { range }]) => {
    const has = shared[name];
    if (has !== undefined && validRange(range) !== null && satisfies(has, range)) return [];
    const offer = has === undefined ? 'does not share it' : `has ${has}`;
    const message = `It needs ${name} ${range}; the shell ${offer}. Build it against the shell's version.`;
    return [finding('shared-range', name, [manifest], message)];
  });
}

/** Rule `unknown-relation`. */
function findUnknownRelations({ relations }: HostManifest, manifest: RemoteManifest): Finding[] {
  return manifest.requires
    .filter((relation) => !relations.includes(relation))
    .map((relation) => {
      const message = `It requires the link relation "${relation}", which no entry document of this API has. Correct requires in remote.ts, or update the API first.`;
      return finding('unknown-relation', relation, [manifest], message);
    });
}

/** Rule `csp`. */
function findForbiddenSources({ csp }: HostManifest, manifest: RemoteManifest): Finding[] {
  return Object.entries(manifest.csp).flatMap(([directive, sources]) =>
    sources
      .filter((source) => source !== "'self'" && !(csp[directive] ?? []).includes(source))
      .map((source) => {
        const message = `It needs ${directive} ${source}, which the shell's content security policy does not allow. Load it from the own origin, or have the shell allow it in apps/shell/host.ts.`;
        return finding('csp', `${directive} ${source}`, [manifest], message);
      }),
  );
}
