import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './addons': () => import('./remote/addons.tsx'),
  './checkout-return': () => import('./remote/checkout-return.tsx'),
});
