import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createBookingLinks } from '../../reservations/booking-link.ts';
import { sendWhenDue } from './send-when-due.ts';

/** Every zone's 08:00 and 10:00 fall on a quarter of an hour, so on one of these minutes. */
export async function registerSendWhenDue(
  jobs: Jobs,
  database: Database,
  secret: string,
): Promise<void> {
  const links = createBookingLinks(secret);
  await jobs.every('send-when-due', '*/5 * * * *', () => sendWhenDue(database, links));
}
