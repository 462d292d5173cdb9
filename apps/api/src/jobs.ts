import { registerAssignOnline } from './assignment/assign-online/assign-online.ts';
import type { ErasureLedger } from './erasures/erasure-ledger.ts';
import { registerRefreshCalendars } from './events/calendars/refresh/refresh-calendars.ts';
import { registerForgetEvents } from './events/forget-events/forget-events.ts';
import { registerReconcileFees } from './fees/reconcile/reconcile-fees.ts';
import { registerEraseGuests } from './guests/erase-guests/erase-guests.ts';
import { registerSendWhenDue } from './mails/send-when-due/register-send-when-due.ts';
import { registerRetainGuests } from './privacy/retain-guests/retain-guests.ts';
import { registerForgetFloor } from './rooms/forget-floor/forget-floor.ts';
import { registerForgetRoster } from './roster/forget-roster/forget-roster.ts';
import { openPaymentProvider } from './payment/payment-provider.ts';
import type { Database } from './platform/database/database.ts';
import type { Config } from './platform/config/read-config.ts';
import { registerHousekeeping } from './platform/jobs/housekeeping.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

export interface JobParts {
  jobs: Jobs;
  database: Database;
  ledger: ErasureLedger;
  config: Config;
}

/** Every job of the API. A noun with a new job adds its line here. */
export async function mountJobs({ jobs, database, ledger, config }: JobParts): Promise<void> {
  await registerHousekeeping(jobs, database);
  await registerEraseGuests(jobs, database, ledger);
  await registerSendWhenDue(jobs, database, config.TOKEN_SECRET);
  await registerForgetFloor(jobs, database);
  await registerAssignOnline(jobs, database);
  await registerRefreshCalendars(jobs, database);
  await registerForgetEvents(jobs, database);
  await registerRetainGuests(jobs, database);
  await registerForgetRoster(jobs, database);
  await registerReconcileFees(jobs, database, openPaymentProvider(config));
}
