import type { ErasureLedger } from '../erasures/erasure-ledger.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/start-worker.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { hotelImportChannel } from './import-row.ts';
import { workOffHotelImports } from './work-off.ts';

export interface ImportingOptions {
  database: Database;
  ledger: ErasureLedger;
  jobs: Pick<Jobs, 'every'>;
  secret: string;
  onFault: (error: unknown) => void;
}

/** Reads, imports and takes back in the background whatever was asked for, in any number of processes. */
export function startImporting(options: ImportingOptions): Promise<Worker> {
  const { database, ledger, jobs, secret, onFault } = options;
  const links = createBookingLinks(secret);
  return startWorker({
    name: 'hotel-import',
    url: database.url,
    channel: hotelImportChannel,
    jobs,
    work: (signal) => workOffHotelImports({ database, ledger, links }, signal),
    onFault,
  });
}
