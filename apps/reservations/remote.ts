import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'reservations',
  team: 'service',
  hostContract: '^1.1.0',
  exposes: {
    './day': './src/remote/day.tsx',
    './timeline': './src/remote/timeline.tsx',
    './new-reservation': './src/remote/new-reservation.tsx',
  },
  routes: [
    {
      id: 'reservation.day',
      path: '/reservations',
      expose: './day',
      titleKey: 'day.title',
    },
    {
      id: 'reservation.timeline',
      path: '/timeline',
      expose: './timeline',
      titleKey: 'timeline.title',
    },
    {
      id: 'reservation.new',
      path: '/newReservation/:id?',
      expose: './new-reservation',
      titleKey: 'new-reservation.title',
    },
  ],
  nav: [
    {
      section: 'service',
      order: 10,
      route: 'reservation.day',
      labelKey: 'day.title',
      icon: 'book-open',
    },
    {
      section: 'service',
      order: 20,
      route: 'reservation.timeline',
      labelKey: 'timeline.title',
      icon: 'chart-gantt',
    },
  ],
  topics: { consumes: [changeTopic] },
  messages,
});
