import type { Jobs } from '../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/start-worker.ts';
import { createDelivery, type DeliveryParts } from './deliver-mails.ts';
import { outboxChannel } from './outbox-channel.ts';

export interface MailDeliveryOptions extends DeliveryParts {
  jobs: Pick<Jobs, 'every'>;
}

/**
 * Delivers mails as soon as they are committed, and every minute those that fall due again.
 * May run in any number of processes. Stopped, it lets mails that are on their way arrive.
 */
export async function startMailDelivery(options: MailDeliveryOptions): Promise<Worker> {
  const { database, jobs, onFault } = options;
  const delivery = createDelivery(options);
  const worker = await startWorker({
    name: 'mail-delivery',
    url: database.url,
    channel: outboxChannel,
    jobs,
    work: async () => void (await delivery.begin()),
    onFault,
  });
  return {
    async stop() {
      await worker.stop();
      await delivery.settle();
    },
  };
}
