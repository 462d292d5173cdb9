import type { Jobs } from '../platform/jobs/jobs.ts';
import { createDelivery, type DeliveryParts } from './deliver-mails.ts';
import { OutboxBell } from './outbox-bell.ts';

export interface MailDeliveryOptions extends DeliveryParts {
  jobs: Pick<Jobs, 'every'>;
}

export interface MailDelivery {
  /** Lets mails that are on their way arrive. */
  stop(): Promise<void>;
}

/**
 * Delivers mails as soon as they are committed, and every minute those that fall due again.
 * May run in any number of processes.
 */
export async function startMailDelivery(options: MailDeliveryOptions): Promise<MailDelivery> {
  const { database, jobs, onFault } = options;
  const delivery = createDelivery(options);
  const state: { running?: Promise<void> | undefined; isRungAgain: boolean; isStopped: boolean } = {
    isRungAgain: false,
    isStopped: false,
  };

  async function work(): Promise<void> {
    do {
      state.isRungAgain = false;
      try {
        await delivery.begin();
      } catch (error) {
        onFault(error);
      }
    } while (state.isRungAgain && !state.isStopped);
    state.running = undefined;
  }

  const ring = (): void => {
    if (state.isStopped) return;
    if (state.running) state.isRungAgain = true;
    else state.running = work();
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

  const bell = new OutboxBell({ url: database.url, onRing: ringLater, onFault });
  await bell.open();
  await jobs.every('mail-delivery', '* * * * *', async () => ring());
  return {
    async stop() {
      state.isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await bell.close();
      await state.running;
      await delivery.settle();
    },
  };
}
