import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/start-worker.ts';
import { anonymizationChannel } from './anonymize-guests/request-anonymization.ts';
import { workOffAnonymizations } from './anonymize-guests/work-off.ts';

export interface AnonymizingOptions {
  database: Database;
  jobs: Pick<Jobs, 'every'>;
  onFault: (error: unknown) => void;
}

/** Anonymises in the background whatever was asked for, in any number of processes. */
export function startAnonymizing({ database, jobs, onFault }: AnonymizingOptions): Promise<Worker> {
  return startWorker({
    name: 'anonymize-guests',
    url: database.url,
    channel: anonymizationChannel,
    jobs,
    work: (signal) => workOffAnonymizations(database, signal),
    onFault,
  });
}
