import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'statistics',
  team: 'insight',
  hostContract: '^1.0.0',
  exposes: {
    './statistics': './src/remote/statistics.tsx',
  },
  routes: [
    {
      id: 'statistics.view',
      path: '/settings/statistics',
      expose: './statistics',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'statistics.title',
    },
  ],
  nav: [
    {
      section: 'insight',
      order: 10,
      route: 'statistics.view',
      labelKey: 'statistics.title',
      icon: 'chart-column',
    },
  ],
  messages,
});
