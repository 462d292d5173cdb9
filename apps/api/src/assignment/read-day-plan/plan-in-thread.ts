import { Worker } from 'node:worker_threads';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import type { DayPlan } from '@stammtisch/domain/assignment/plan-day';

let last: Promise<unknown> = Promise.resolve();

/**
 * Plans a day beside the thread that answers requests: a large one takes a second. One at a time,
 * so that many who ask at once do not take every core.
 */
export function planInThread(day: AssignmentDay): Promise<DayPlan> {
  const planned = last.then(() => plan(day));
  last = planned.catch(() => undefined);
  return planned;
}

function plan(day: AssignmentDay): Promise<DayPlan> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { workerData: day });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the planning thread ended with ${code}`)));
  });
}
