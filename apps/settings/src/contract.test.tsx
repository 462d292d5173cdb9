import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, {
  './restaurant-infos': () => import('./remote/restaurant-infos.tsx'),
  './restaurant-settings': () => import('./remote/restaurant-settings.tsx'),
  './onlinereservation-settings': () => import('./remote/onlinereservation-settings.tsx'),
  './events': () => import('./remote/events.tsx'),
  './tags': () => import('./remote/tags.tsx'),
  './mail-settings': () => import('./remote/mail-settings.tsx'),
  './feedback': () => import('./remote/feedback.tsx'),
  './privacypolicy': () => import('./remote/privacypolicy.tsx'),
  './corona-settings': () => import('./remote/corona-settings.tsx'),
  './general-settings': () => import('./remote/general-settings.tsx'),
  './phone-system': () => import('./remote/phone-system.tsx'),
  './set-up': () => import('./remote/set-up.tsx'),
});
