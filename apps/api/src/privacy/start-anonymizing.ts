import type { ErasureLedger } from '../erasures/erasure-ledger.ts';
import { replayErasures } from '../erasures/replay-erasures.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/start-worker.ts';
import { anonymizationChannel } from './anonymize-guests/request-anonymization.ts';
import { workOffAnonymizations } from './anonymize-guests/work-off.ts';

export interface AnonymizingOptions {
  database: Database;
  ledger: ErasureLedger;
  jobs: Pick<Jobs, 'every'>;
  onFault: (error: unknown) => void;
}

/** Anonymises in the background whatever was asked for, in any number of processes. */
export function startAnonymizing(options: AnonymizingOptions): Promise<Worker> {
  const { database, ledger, jobs, onFault } = options;
  return startWorker({
    name: 'anonymize-guests',
    url: database.url,
    channel: anonymizationChannel,
    jobs,
    work: async (signal) => {
      // A backup may have been restored underneath, or a commit have failed.
      await replayErasures(database, ledger);
      await workOffAnonymizations(database, ledger, signal);
    },
    onFault,
  });
}
