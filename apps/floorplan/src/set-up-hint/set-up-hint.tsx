import { listRooms } from '@stammtisch/contracts/room/room';
import { findLink } from '@stammtisch/hal-client';
import { RouteLink, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Banner } from '@stammtisch/ui-kit';
import { missingSetUp } from './missing-set-up.ts';

/** Says on the settings overview that rooms or tables are missing; nothing while that is not known. */
export function SetUpHint() {
  const text = useText('floorplan');
  const { entry } = useHost();
  const { data } = useResource(findLink(entry, 'rooms'), { schema: listRooms.reply });
  const missing = data && missingSetUp(data.resource._embedded.rooms);
  if (missing === undefined) return null;
  const way = <RouteLink to="rooms-and-tables.edit">{text('rooms-and-tables.title')}</RouteLink>;
  return (
    <Banner tone="warning" actions={way}>
      {missing.kind === 'no-rooms'
        ? text('set-up-hint.no-rooms')
        : text('set-up-hint.no-tables', {
            count: missing.rooms.length,
            rooms: missing.rooms.join(', '),
          })}
    </Banner>
  );
}
