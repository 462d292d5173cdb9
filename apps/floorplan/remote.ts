import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'floorplan',
  team: 'floor',
  hostContract: '^1.0.0',
  exposes: {
    './rooms-and-tables': './src/remote/rooms-and-tables.tsx',
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
  messages,
});
