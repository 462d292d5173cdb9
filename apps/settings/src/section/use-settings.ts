import { readSettings } from '@stammtisch/contracts/settings/settings';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The whole configuration, with the version that a change of it is based on. */
export function useSettings() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'settings'), { schema: readSettings.reply });
}
