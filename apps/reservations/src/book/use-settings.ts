import * as z from 'zod';
import { halLinks } from '@stammtisch/contracts/hal';
import { assignmentSettings } from '@stammtisch/contracts/settings/assignment-settings';
import { generalSettings } from '@stammtisch/contracts/settings/general-settings';
import { reservationSettings } from '@stammtisch/contracts/settings/reservation-settings';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

// The sections that are looked at here; those of mails and guests would weigh a kilobyte.
const sections = z.object({
  reservationSettings,
  assignmentSettings,
  generalSettings,
  _links: halLinks,
});

export type HouseSettings = Omit<z.infer<typeof sections>, '_links'>;

/** The house's configuration: opening hours, interval, evening, asked fields. */
export function useSettings() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'settings'), { schema: sections });
}
