import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: '__name__',
  team: '__team__',
  hostContract: '^1.0.0',
  exposes: {
    './overview': './src/remote/overview.tsx',
  },
  routes: [
    {
      id: '__name__.overview',
      path: '__path__',
      expose: './overview',
      titleKey: 'overview.title',
    },
  ],
  nav: [
    {
      section: '__section__',
      order: 0,
      route: '__name__.overview',
      labelKey: 'overview.title',
      icon: 'puzzle',
    },
  ],
  requires: ['rooms'],
  messages,
});
