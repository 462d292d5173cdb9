import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'roster',
  team: 'staff',
  hostContract: '^1.2.0',
  exposes: {
    './timetable': './src/remote/timetable.tsx',
  },
  routes: [
    {
      id: 'timetable.edit',
      path: '/settings/timetable',
      expose: './timetable',
      rememberAs: '/settings/restaurant-infos',
      titleKey: 'timetable.title',
      leadKey: 'timetable.about',
      guide: {
        welcomeKey: 'guide.welcome',
        steps: [
          { titleKey: 'entry.new', textKey: 'guide.draw' },
          { titleKey: 'employees.filter', textKey: 'guide.employees' },
          { titleKey: 'publish.action', textKey: 'guide.publish' },
          { titleKey: 'plan.close', textKey: 'guide.close' },
          { titleKey: 'hours.csv', textKey: 'guide.hours' },
        ],
      },
    },
  ],
  nav: [
    {
      section: 'settings',
      order: 50,
      route: 'timetable.edit',
      labelKey: 'timetable.title',
      icon: 'calendar-clock',
    },
  ],
  requires: ['roster'],
  messages,
});
