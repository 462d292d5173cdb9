import type { HostDefinition } from '@stammtisch/contracts/remote/define-host';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import type { Wish } from './read-wish.ts';

/** What is there already. */
export interface Surroundings {
  /** The folders of apps/ and libs/: each is a package of that name. */
  rooms: readonly string[];
  remotes: readonly RemoteDefinition[];
  host: Pick<HostDefinition, 'paths' | 'namespaces'>;
}

export type RemotePlan =
  | { kind: 'planned'; path: string; order: number }
  | { kind: 'refused'; reason: string };

/** Where a new remote fits: an address and a place of the navigation that nobody has. */
export function planRemote({ name, section }: Wish, there: Surroundings): RemotePlan {
  if (there.rooms.includes(name)) {
    return { kind: 'refused', reason: `apps/ or libs/ has a ${name} already; take another name.` };
  }
  if (there.host.namespaces.includes(name)) {
    return {
      kind: 'refused',
      reason: `"${name}" is the name of the shell’s own texts; take another name.`,
    };
  }
  const path = section === 'settings' ? `/settings/${name}` : `/${name}`;
  const owner = there.remotes.find(({ routes }) =>
    routes.some((route) => [route.path, ...(route.aliases ?? [])].includes(path)),
  );
  if (owner !== undefined || there.host.paths.includes(path)) {
    const whose = owner?.name ?? 'the shell';
    return { kind: 'refused', reason: `${path} belongs to ${whose}; take another name.` };
  }
  const orders = there.remotes
    .flatMap(({ nav }) => nav)
    .filter((entry) => entry.section === section)
    .map((entry) => entry.order);
  return { kind: 'planned', path, order: Math.max(0, ...orders) + 10 };
}
