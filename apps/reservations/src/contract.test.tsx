import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './day': () => import('./remote/day.tsx'),
  './timeline': () => import('./remote/timeline.tsx'),
  './plan': () => import('./remote/plan.tsx'),
  './new-reservation': () => import('./remote/new-reservation.tsx'),
  './background': () => import('./remote/background.tsx'),
  './callers': () => import('./remote/callers.tsx'),
  './waiting-list': () => import('./remote/waiting-list.tsx'),
  './guests': () => import('./remote/guests.tsx'),
  './ratings': () => import('./remote/ratings.tsx'),
});
