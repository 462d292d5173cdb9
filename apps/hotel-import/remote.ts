import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'hotel-import',
  team: 'hotel',
  hostContract: '^1.2.0',
  exposes: {
    './hotel-csv-import': './src/remote/hotel-csv-import.tsx',
    './addon-card': './src/remote/addon-card.tsx',
  },
  routes: [
    {
      id: 'hotel-csv-import.wizard',
      path: '/settings/hotel-csv-import',
      expose: './hotel-csv-import',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'hotel-csv-import.title',
      leadKey: 'hotel-csv-import.lead',
      guide: {
        welcomeKey: 'guide.import',
        steps: [
          { titleKey: 'steps', textKey: 'guide.import.steps' },
          { titleKey: 'step.eating-times', textKey: 'guide.import.eating-times' },
        ],
      },
    },
  ],
  nav: [
    {
      section: 'settings',
      order: 110,
      route: 'hotel-csv-import.wizard',
      labelKey: 'hotel-csv-import.place',
      icon: 'bed-double',
    },
  ],
  slots: { filled: [{ contract: addonCardSlot, expose: './addon-card', order: 10 }] },
  requires: ['hotel-import'],
  messages,
});
