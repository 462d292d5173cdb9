import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { setUpHintSlot } from '@stammtisch/contracts/slots/set-up-hint';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'floorplan',
  team: 'floor',
  hostContract: '^1.1.0',
  exposes: {
    './rooms-and-tables': './src/remote/rooms-and-tables.tsx',
    './live-plan': './src/remote/live-plan.tsx',
    './set-up-hint': './src/remote/set-up-hint.tsx',
  },
  routes: [
    {
      id: 'rooms-and-tables.edit',
      path: '/settings/rooms-and-tables',
      expose: './rooms-and-tables',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'rooms-and-tables.title',
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
      { contract: setUpHintSlot, expose: './set-up-hint', order: 20 },
    ],
  },
  requires: ['rooms', 'table-sets', 'reservations'],
  messages,
});
