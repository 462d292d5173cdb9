import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'statistics',
  team: 'insight',
  hostContract: '^1.2.0',
  exposes: {
    './statistics': './src/remote/statistics.tsx',
    './persons-per-day': './src/remote/persons-per-day.tsx',
  },
  routes: [
    {
      id: 'statistics.view',
      path: '/settings/statistics',
      expose: './statistics',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'statistics.title',
      leadKey: 'statistics.lead',
      guide: {
        welcomeKey: 'guide.statistics',
        steps: [
          { titleKey: 'period.kind', textKey: 'guide.statistics.period' },
          { titleKey: 'charts.guests-per-day', textKey: 'guide.statistics.bars' },
          { titleKey: 'charts.weekdays', textKey: 'guide.statistics.weekdays' },
          { titleKey: 'statistics.export', textKey: 'guide.statistics.export' },
        ],
      },
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
  slots: { filled: [{ contract: personsPerDaySlot, expose: './persons-per-day', order: 10 }] },
  requires: ['reservations', 'statistics'],
  messages,
});
