import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, { './overview': () => import('./remote/overview.tsx') });
