import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './hotel-csv-import': () => import('./remote/hotel-csv-import.tsx'),
  './addon-card': () => import('./remote/addon-card.tsx'),
});
