import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './addons': () => import('./remote/addons.tsx'),
  './checkout-return': () => import('./remote/checkout-return.tsx'),
  './fees': () => import('./remote/fees.tsx'),
  './evidence': () => import('./remote/evidence.tsx'),
  './cash-register': () => import('./remote/cash-register.tsx'),
  './cash-register-return': () => import('./remote/cash-register-return.tsx'),
});
