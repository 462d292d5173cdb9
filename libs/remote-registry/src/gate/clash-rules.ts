import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { findPathClashes } from './path-rules.ts';
import { finding } from './report.ts';

interface Claim {
  rule: 'remote-name' | 'route-id' | 'nav-order';
  subject: string;
  manifest: RemoteManifest;
  advice: string;
}

function claimsOf(manifest: RemoteManifest): Claim[] {
  const { name, routes, nav } = manifest;
  return [
    {
      rule: 'remote-name',
      subject: name,
      manifest,
      advice: 'A remote has one name for ever: choose another one in remote.ts.',
    },
    ...routes.map(({ id }): Claim => ({
      rule: 'route-id',
      subject: id,
      manifest,
      advice: 'Others find a page by its id: choose another one in remote.ts.',
    })),
    ...nav.map(({ section, order }): Claim => ({
      rule: 'nav-order',
      subject: `${section} ${String(order)}`,
      manifest,
      advice: 'One place in the navigation holds one entry: choose another order in remote.ts.',
    })),
  ];
}

/** Rules `remote-name`, `route-id`, `route-path` and `nav-order`: one thing has one owner. */
export function findClashes(host: HostManifest, manifests: readonly RemoteManifest[]): Finding[] {
  const claims = Object.values(
    Object.groupBy(manifests.flatMap(claimsOf), ({ rule, subject }) => `${rule}\n${subject}`),
  );
  return [
    ...claims.flatMap((group = []): Finding[] => {
      const [first] = group;
      if (first === undefined || group.length < 2) return [];
      const owners = group.map(({ manifest }) => manifest);
      const who = owners.map(({ name, team }) => `${name} (team ${team})`).join(' and ');
      const message = `${first.subject} is claimed more than once: ${who}. ${first.advice}`;
      return [finding(first.rule, first.subject, owners, message)];
    }),
    ...manifests
      .filter(({ name }) => host.namespaces.includes(name))
      .map((manifest) => {
        const message = `"${manifest.name}" is the name of the shell's own texts. Choose another name in remote.ts.`;
        return finding('remote-name', manifest.name, [manifest], message);
      }),
    ...findPathClashes(host, manifests),
  ];
}
