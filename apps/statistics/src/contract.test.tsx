import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './statistics': () => import('./remote/statistics.tsx'),
  './persons-per-day': () => import('./remote/persons-per-day.tsx'),
});
