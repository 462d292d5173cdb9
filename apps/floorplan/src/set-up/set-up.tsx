import { listRooms } from '@stammtisch/contracts/room/room';
import type { setUpSlot } from '@stammtisch/contracts/slots/set-up';
import type { SlotData } from '@stammtisch/contracts/remote/slot';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { useEffect } from 'react';
import { missingSetUp } from './missing-set-up.ts';

/** Reports whether the house has rooms, and its rooms tables; nothing while that is not known. */
export function SetUp({ report }: SlotData<typeof setUpSlot>) {
  const text = useText('floorplan');
  const { entry } = useHost();
  const { data } = useResource(findLink(entry, 'rooms'), { schema: listRooms.reply });
  const rooms = data?.resource._embedded.rooms;
  const missing = rooms && missingSetUp(rooms);
  const bare = missing?.kind === 'no-tables' ? missing.rooms : [];
  const items = rooms && [
    {
      id: 'rooms',
      title: text('set-up.rooms'),
      isDone: missing?.kind !== 'no-rooms',
      hint: text('set-up.no-rooms'),
      to: 'rooms-and-tables.edit',
      order: 20,
    },
    {
      id: 'tables',
      title: text('set-up.tables'),
      isDone: missing === undefined,
      hint:
        bare.length === 0
          ? text('set-up.no-tables-yet')
          : text('set-up.no-tables', { count: bare.length, rooms: bare.join(', ') }),
      to: 'rooms-and-tables.edit',
      order: 30,
    },
  ];
  // Only another content is news.
  const said = JSON.stringify(items);
  useEffect(() => {
    if (items !== undefined) report?.(items);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said, report]);
  return null;
}
