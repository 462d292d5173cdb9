import { readSettings } from '@stammtisch/contracts/settings/settings';
import { findLink } from '@stammtisch/hal-client';
import { RouteLink, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Banner } from '@stammtisch/ui-kit';

/** Says that the house has no opening hours; nothing while that is not known. */
export function SetUpHint() {
  const text = useText('settings');
  const { entry } = useHost();
  const { data } = useResource(findLink(entry, 'settings'), { schema: readSettings.reply });
  if (data === undefined) return null;
  if (data.resource.reservationSettings.openingHours.length > 0) return null;
  const way = (
    <RouteLink to="restaurant-settings.edit">{text('restaurant-settings.title')}</RouteLink>
  );
  return (
    <Banner tone="warning" actions={way}>
      {text('set-up-hint.no-opening-hours')}
    </Banner>
  );
}
