// @vitest-environment happy-dom
import { describeRemote } from '@stammtisch/testing';
import remote from '../remote.ts';

describeRemote(remote, { './timetable': () => import('./remote/timetable.tsx') });
