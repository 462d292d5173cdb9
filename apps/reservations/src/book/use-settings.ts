import { readSettings } from '@stammtisch/contracts/settings/settings';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The house's configuration: opening hours, interval, evening, asked fields. */
export function useSettings() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'settings'), { schema: readSettings.reply });
}
