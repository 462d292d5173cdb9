import { Bell } from '../after-commit/bell.ts';
import type { Jobs } from './jobs.ts';

export interface WorkerOptions {
  name: string;
  url: string;
  /** Of LISTEN and NOTIFY: rings when something to do was committed; see `Bell`. */
  channel: string;
  jobs: Pick<Jobs, 'every'>;
  /** Does all that waits. It looks at the signal between its steps; what is left goes on elsewhere. */
  work: (signal: AbortSignal) => Promise<void>;
  onFault: (error: unknown) => void;
}

export interface Worker {
  /** Lets the step that runs end. */
  stop(): Promise<void>;
}

/**
 * Works as soon as something is committed, and every minute on what falls due or was left by a process
 * that died. One at a time in this process; others may work at the same time.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { name, url, channel, jobs, work, onFault } = options;
  const end = new AbortController();
  const state: { running?: Promise<void> | undefined; isRungAgain: boolean } = {
    isRungAgain: false,
  };

  async function workOff(): Promise<void> {
    do {
      state.isRungAgain = false;
      try {
        await work(end.signal);
      } catch (error) {
        onFault(error);
      }
    } while (state.isRungAgain && !end.signal.aborted);
    state.running = undefined;
  }

  const ring = (): void => {
    if (end.signal.aborted) return;
    if (state.running) state.isRungAgain = true;
    else state.running = workOff();
  };

  const timers = new Set<NodeJS.Timeout>();
  const ringLater = (waits: number): void => {
    if (waits === 0) return ring();
    const timer = setTimeout(() => {
      timers.delete(timer);
      ring();
    }, waits * 1_000);
    timers.add(timer);
    return undefined;
  };

  const bell = new Bell({ url, channel, onRing: ringLater, onFault });
  await bell.open();
  await jobs.every(name, '* * * * *', async () => ring());
  return {
    async stop() {
      end.abort();
      for (const timer of timers) clearTimeout(timer);
      await bell.close();
      await state.running;
    },
  };
}
