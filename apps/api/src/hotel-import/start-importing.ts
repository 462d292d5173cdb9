import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/start-worker.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { hotelImportChannel } from './import-row.ts';
import { workOffHotelImports } from './work-off.ts';

export interface ImportingOptions {
  database: Database;
  jobs: Pick<Jobs, 'every'>;
  secret: string;
  onFault: (error: unknown) => void;
}

/** Reads and imports in the background whatever was asked for, in any number of processes. */
export function startImporting(options: ImportingOptions): Promise<Worker> {
  const { database, jobs, secret, onFault } = options;
  const links = createBookingLinks(secret);
  return startWorker({
    name: 'hotel-import',
    url: database.url,
    channel: hotelImportChannel,
    jobs,
    work: (signal) => workOffHotelImports(database, links, signal),
    onFault,
  });
}
