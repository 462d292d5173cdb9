import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { setUpSlot } from '@stammtisch/contracts/slots/set-up';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'floorplan',
  team: 'floor',
  hostContract: '^1.2.0',
  exposes: {
    './rooms-and-tables': './src/remote/rooms-and-tables.tsx',
    './live-plan': './src/remote/live-plan.tsx',
    './set-up': './src/remote/set-up.tsx',
  },
  routes: [
    {
      id: 'rooms-and-tables.edit',
      path: '/settings/rooms-and-tables',
      expose: './rooms-and-tables',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'rooms-and-tables.title',
      leadKey: 'rooms-and-tables.lead',
      guide: {
        welcomeKey: 'guide.rooms',
        steps: [
          { titleKey: 'room-editor.rooms', textKey: 'guide.rooms.rooms' },
          { titleKey: 'room-editor.tools', textKey: 'guide.rooms.tools' },
          { titleKey: 'room-editor.list', textKey: 'guide.rooms.list' },
          { titleKey: 'room-editor.sets', textKey: 'guide.rooms.sets' },
        ],
      },
    },
  ],
  nav: [
    {
      section: 'settings',
      order: 40,
      route: 'rooms-and-tables.edit',
      labelKey: 'rooms-and-tables.title',
      icon: 'armchair',
    },
  ],
  slots: {
    filled: [
      { contract: livePlanSlot, expose: './live-plan', order: 10 },
      { contract: setUpSlot, expose: './set-up', order: 20 },
    ],
  },
  requires: ['rooms', 'table-sets', 'reservations'],
  messages,
});
