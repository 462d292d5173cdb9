import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './rooms-and-tables': () => import('./remote/rooms-and-tables.tsx'),
  './live-plan': () => import('./remote/live-plan.tsx'),
  './set-up': () => import('./remote/set-up.tsx'),
});
