import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { getBus } from '@stammtisch/event-bus';
import { remoteBus, type RemoteBus } from '@stammtisch/remote-kit/remote-bus';

/** The page's bus as one remote gets it: in its own name, for the topics that its manifest names. */
export function busFor({ name, topics }: Pick<RemoteManifest, 'name' | 'topics'>): RemoteBus {
  return remoteBus(getBus(), {
    source: name,
    topics,
    onUndeclared(refusal) {
      // Its developer must not overlook it; the staff's evening goes on without the event.
      if (import.meta.env.DEV) throw refusal;
      console.error(refusal.message);
    },
  });
}
