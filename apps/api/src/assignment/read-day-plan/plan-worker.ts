import { parentPort, workerData } from 'node:worker_threads';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import { planDay } from '@stammtisch/domain/assignment/plan-day';

/** Started by `plan-in-thread.ts` with the day as its data; tells the plan and ends. */
const day: AssignmentDay = workerData;
parentPort?.postMessage(planDay(day));
