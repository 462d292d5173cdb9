import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { readCalendar } from './read-calendar.ts';

const question = z.object({ text: z.string(), zone: z.string(), today: z.string() });

parentPort?.postMessage({ read: readCalendar(question.parse(workerData)) });
