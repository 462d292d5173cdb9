import type { Database } from '../database/database.ts';
import { command } from '../database/sql.ts';
import type { Jobs } from './jobs.ts';

/** Forgets what is kept for a while only. */
export async function registerHousekeeping(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('housekeeping', '17 * * * *', () => tidy(database));
}

const overdue = [
  // A stream is resumed within its token's life; a day is plenty for a tablet that slept.
  command`delete from change where at < now() - interval '1 day'`,
  command`delete from idempotency where at < now() - interval '24 hours'`,
  command`delete from table_hold where expires_at < now()`,
  // Names that nobody imported: after a week the file is uploaded again.
  command`
    delete from hotel_import where state in ('COLUMNS', 'REVIEW') and updated_at < now() - interval '7 days'`,
  // The provider's page is open for a day; a card that nobody booked with is of no use afterwards.
  command`
    delete from card_guarantee
     where reservation_id is null and accepted_at < now() - interval '2 days'`,
  // The provider repeats a notice for three days.
  command`delete from provider_notice where heard_at < now() - interval '30 days'`,
  command`delete from phone_call where started_at < now() - interval '24 hours'`,
  // What the cash register said concerns the parties of one day.
  command`
    delete from cash_register_order
     where gone_at < now() - interval '26 hours' or first_seen_at < now() - interval '7 days'`,
  command`delete from cash_register_bill where billed_at < now() - interval '26 hours'`,
  command`delete from cash_register_grant where expires_at < now()`,
  command`delete from session_family where expires_at < now() - interval '1 day'`,
  // Uploads of a pipeline that failed before it published; a version's files stay for ever.
  command`
    delete from registry_file f
    where stored_at < now() - interval '1 day'
      and not exists (select from registry_version_file v where v.sha384 = f.sha384)`,
  command`delete from rate_limit where expire < extract(epoch from now()) * 1000`,
];

export async function tidy(database: Database): Promise<void> {
  for (const statement of overdue) await database.systemTransaction((tx) => tx.run(statement));
}
