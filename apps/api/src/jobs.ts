import { registerEraseGuests } from './guests/erase-guests/erase-guests.ts';
import type { Database } from './platform/database/database.ts';
import { registerHousekeeping } from './platform/jobs/housekeeping.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

export interface JobParts {
  jobs: Jobs;
  database: Database;
}

/** Every job of the API. A noun with a new job adds its line here. */
export async function mountJobs({ jobs, database }: JobParts): Promise<void> {
  await registerHousekeeping(jobs, database);
  await registerEraseGuests(jobs, database);
}
