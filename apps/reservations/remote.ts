import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { backgroundSlot } from '@stammtisch/contracts/slots/background';
import { edgeSlot } from '@stammtisch/contracts/slots/edge';
import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { personsPerDaySlot } from '@stammtisch/contracts/slots/persons-per-day';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { waitingPartiesTopic } from '@stammtisch/contracts/topics/waiting-parties';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';
import { messages } from './src/messages.ts';

export default defineRemote({
  name: 'reservations',
  team: 'service',
  hostContract: '^1.2.0',
  exposes: {
    './day': './src/remote/day.tsx',
    './timeline': './src/remote/timeline.tsx',
    './plan': './src/remote/plan.tsx',
    './new-reservation': './src/remote/new-reservation.tsx',
    './background': './src/remote/background.tsx',
    './callers': './src/remote/callers.tsx',
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
      guide: {
        welcomeKey: 'guide.day',
        steps: [
          { titleKey: 'day.new', textKey: 'guide.day.new' },
          { titleKey: 'day.walk-in', textKey: 'guide.day.walk-in' },
          { titleKey: 'day.view', textKey: 'guide.day.view' },
          { titleKey: 'calendar.week', textKey: 'guide.day.week' },
          { titleKey: 'list.label', textKey: 'guide.day.list' },
        ],
      },
    },
    {
      id: 'reservation.timeline',
      path: '/timeline',
      expose: './timeline',
      titleKey: 'timeline.title',
      guide: {
        welcomeKey: 'guide.timeline',
        steps: [
          { titleKey: 'timeline.label', textKey: 'guide.timeline.board' },
          { titleKey: 'timeline.days', textKey: 'guide.timeline.days' },
          { titleKey: 'timeline.zoom-in', textKey: 'guide.timeline.zoom' },
        ],
      },
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
      guide: {
        welcomeKey: 'guide.guests',
        steps: [
          { titleKey: 'guests.search', textKey: 'guide.guests.search' },
          { titleKey: 'guests.filter', textKey: 'guide.guests.filter' },
          { titleKey: 'guests.all-duplicates', textKey: 'guide.guests.duplicates' },
          { titleKey: 'guests.export', textKey: 'guide.guests.export' },
        ],
      },
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
      leadKey: 'ratings.about',
      guide: {
        welcomeKey: 'guide.ratings',
        steps: [
          { titleKey: 'ratings.summary', textKey: 'guide.ratings.summary' },
          { titleKey: 'ratings.bars', textKey: 'guide.ratings.bars' },
          { titleKey: 'ratings.list', textKey: 'guide.ratings.list' },
        ],
      },
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
    filled: [
      { contract: backgroundSlot, expose: './background', order: 10 },
      { contract: edgeSlot, expose: './callers', order: 10 },
    ],
  },
  topics: {
    publishes: [openRequestsTopic, waitingPartiesTopic],
    consumes: [changeTopic, presenceTopic, streamOpenedTopic],
  },
  requires: ['reservations', 'reservation', 'rooms', 'settings'],
  messages,
});
