import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { backgroundSlot } from '@stammtisch/contracts/slots/background';
import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { waitingPartiesTopic } from '@stammtisch/contracts/topics/waiting-parties';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'reservations',
  team: 'service',
  hostContract: '^1.1.0',
  exposes: {
    './day': './src/remote/day.tsx',
    './timeline': './src/remote/timeline.tsx',
    './plan': './src/remote/plan.tsx',
    './new-reservation': './src/remote/new-reservation.tsx',
    './background': './src/remote/background.tsx',
    './waiting-list': './src/remote/waiting-list.tsx',
    './guests': './src/remote/guests.tsx',
    './ratings': './src/remote/ratings.tsx',
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
      // In the navigation only a remote that fills the plan could lead to something.
      id: 'reservation.plan',
      path: '/plan',
      expose: './plan',
      titleKey: 'plan.title',
    },
    {
      id: 'reservation.new',
      path: '/newReservation/:id?',
      expose: './new-reservation',
      titleKey: 'new-reservation.title',
    },
    {
      id: 'waiting-list.queue',
      path: '/waiting-list',
      expose: './waiting-list',
      titleKey: 'waiting-list.title',
    },
    {
      id: 'guest.list',
      path: '/guests',
      expose: './guests',
      titleKey: 'guests.title',
    },
    {
      id: 'guest.details',
      path: '/guests/:id',
      expose: './guests',
      titleKey: 'guests.details-title',
    },
    {
      id: 'rating.list',
      path: '/ratings',
      expose: './ratings',
      titleKey: 'ratings.title',
    },
  ],
  nav: [
    {
      section: 'service',
      order: 10,
      route: 'reservation.day',
      labelKey: 'day.title',
      icon: 'book-open',
      badgeTopic: openRequestsTopic.type,
    },
    {
      section: 'service',
      order: 20,
      route: 'reservation.timeline',
      labelKey: 'timeline.title',
      icon: 'chart-gantt',
    },
    {
      section: 'service',
      order: 30,
      route: 'waiting-list.queue',
      labelKey: 'waiting-list.title',
      icon: 'hourglass',
      badgeTopic: waitingPartiesTopic.type,
    },
    {
      section: 'guests',
      order: 10,
      route: 'guest.list',
      labelKey: 'guests.title',
      icon: 'users',
    },
    {
      section: 'insight',
      order: 20,
      route: 'rating.list',
      labelKey: 'ratings.title',
      icon: 'star',
    },
  ],
  slots: {
    provided: [livePlanSlot, personsPerDaySlot],
    filled: [{ contract: backgroundSlot, expose: './background', order: 10 }],
  },
  topics: {
    publishes: [openRequestsTopic, waitingPartiesTopic],
    consumes: [changeTopic, presenceTopic],
  },
  requires: ['reservations', 'reservation', 'rooms', 'settings'],
  messages,
});
