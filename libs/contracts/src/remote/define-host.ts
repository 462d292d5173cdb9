import type { HostManifest } from './host-manifest.ts';
import type { TopicContract } from './define-remote.ts';
import type { SlotContract } from './slot.ts';

/** What a shell says about itself in its `host.ts`; the build adds versions and schemas. */
export interface HostDefinition extends Pick<
  HostManifest,
  'paths' | 'namespaces' | 'csp' | 'limits'
> {
  slots: readonly SlotContract[];
  topics: { publishes: readonly TopicContract[]; consumes: readonly TopicContract[] };
}

export function defineHost(definition: HostDefinition): HostDefinition {
  return definition;
}
