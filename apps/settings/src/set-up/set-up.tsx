import { readRestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { readSettings } from '@stammtisch/contracts/settings/settings';
import type { setUpSlot } from '@stammtisch/contracts/slots/set-up';
import type { SlotData } from '@stammtisch/contracts/remote/slot';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { useEffect } from 'react';
import { setUpOf } from './set-up-of.ts';

const places = [
  { id: 'hours', to: 'restaurant-settings.edit', order: 10 },
  { id: 'contact', to: 'restaurant-infos.edit', order: 40 },
  { id: 'links', to: 'restaurant-infos.edit', order: 50 },
  { id: 'sender', to: 'mail-settings.edit', order: 60 },
] as const;

/** Reports opening hours, contact data, links and mail sender; nothing while they are not known. */
export function SetUp({ report }: SlotData<typeof setUpSlot>) {
  const text = useText('settings');
  const { entry } = useHost();
  const settings = useResource(findLink(entry, 'settings'), { schema: readSettings.reply });
  const infos = useResource(findLink(entry, 'restaurantinfos'), {
    schema: readRestaurantInfo.reply,
  });
  const isDone =
    settings.data && infos.data && setUpOf(settings.data.resource, infos.data.resource);
  const items =
    isDone &&
    places.map((place) => ({
      ...place,
      title: text(`set-up.${place.id}`),
      isDone: isDone[place.id],
      hint: text(`set-up.${place.id}-missing`),
    }));
  // Only another content is news.
  const said = JSON.stringify(items);
  useEffect(() => {
    if (items !== undefined) report?.(items);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said, report]);
  return null;
}
