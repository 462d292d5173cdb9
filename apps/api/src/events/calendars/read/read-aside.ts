import { Worker } from 'node:worker_threads';
import type { CalendarFault } from '@stammtisch/contracts/event/event-calendar';
import type { ReadCalendar, ReadQuestion } from './calendar-entry.ts';

/** Milliseconds: a calendar of 2 MiB takes one to two seconds. */
const patience = 10_000;

export type Reading =
  | { kind: 'read'; calendar: ReadCalendar }
  | { kind: 'fault'; code: CalendarFault };

/**
 * Reads a calendar in a thread of its own: it comes from strangers, and a rule that repeats without
 * an end must not hold up the house.
 */
export function readAside(question: ReadQuestion): Promise<Reading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('reading-worker.ts', import.meta.url), {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const end = (reading: Reading) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end({ kind: 'fault', code: 'too-slow' }), patience);
    worker.once('message', ({ read }: { read: ReadCalendar | undefined }) =>
      end(read ? { kind: 'read', calendar: read } : { kind: 'fault', code: 'not-a-calendar' }),
    );
    // Out of memory, or a fault of the library: either way this text is no calendar for us.
    worker.once('error', () => end({ kind: 'fault', code: 'not-a-calendar' }));
  });
}
