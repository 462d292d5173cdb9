import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { getBus } from '@stammtisch/event-bus';
import type { HalClient } from '@stammtisch/hal-client';
import type { Destination, Host, Notices } from '@stammtisch/remote-kit';
import { remoteBus } from '@stammtisch/remote-kit/remote-bus';
import { toast } from '@stammtisch/ui-kit';
import { generatePath } from 'react-router';

export interface AloneParts {
  remote: RemoteDefinition;
  client: HalClient;
  entry: Entry;
  go: (href: string, options: { replace: boolean }) => void;
}

const notices: Notices = {
  success: (text) => void toast.success(text),
  error: (text) => void toast.error(text),
  warning: (text) => void toast.warning(text),
  info: (text) => void toast.info(text),
};

/** The least host that a remote runs in: nobody fills its places, and other remotes do not exist. */
export function createAloneHost({ remote, client, entry, go }: AloneParts): Host {
  const pathOf = ({ to, params = {}, search }: Destination) => {
    const route = remote.routes.find(({ id }) => id === to);
    if (route === undefined) return undefined;
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
    const path = generatePath(route.path, Object.fromEntries(texts));
    return search === undefined ? path : `${path}?${new URLSearchParams(search).toString()}`;
  };
  const { uuid, name, identifier, timeZone, currency, isDemo, features } = entry;
  return {
    restaurant: { uuid, name, identifier, timeZone, currency, isDemo, features },
    entry,
    client,
    notices,
    hrefOf: (destination) => pathOf(destination) ?? `#${destination.to}`,
    navigate: (destination) => {
      const href = pathOf(destination);
      if (href === undefined) notices.info(`Now another remote would show ${destination.to}.`);
      else go(href, { replace: destination.replace ?? false });
    },
    prefetch: () => undefined,
    requireMaster: async () => confirm('The master password is asked for here. Was it right?'),
    guardUnsavedWork: () => () => undefined,
    bus: remoteBus(getBus(), {
      source: remote.name,
      topics: {
        publishes: remote.topics?.publishes ?? [],
        consumes: remote.topics?.consumes ?? [],
      },
      onUndeclared(refusal) {
        throw refusal;
      },
    }),
    counts: { read: () => 0, subscribe: () => () => undefined },
    SlotOutlet: ({ whenEmpty }) => whenEmpty,
    filledSlots: new Set(),
  };
}
