import type { Jobs } from '../platform/jobs/jobs.ts';
import { deliverMails, type DeliveryParts } from './deliver-mails.ts';
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
  let running: Promise<void> | undefined;
  let isRungAgain = false;
  let isStopped = false;

  async function work(): Promise<void> {
    do {
      isRungAgain = false;
      try {
        await deliverMails(options);
      } catch (error) {
        onFault(error);
      }
    } while (isRungAgain && !isStopped);
    running = undefined;
  }

  const ring = (): void => {
    if (isStopped) return;
    if (running) isRungAgain = true;
    else running = work();
  };

  const bell = new OutboxBell({ url: database.url, onRing: ring, onFault });
  await bell.open();
  await jobs.every('mail-delivery', '* * * * *', async () => ring());
  return {
    async stop() {
      isStopped = true;
      await bell.close();
      await running;
    },
  };
}
