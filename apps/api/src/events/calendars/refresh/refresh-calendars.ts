import * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { restaurantId } from '../../../platform/database/scope.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { openDesk, todayAt, type Desk } from '../../../reservations/desk.ts';
import { findCalendar, type CalendarRow } from '../calendar-row.ts';
import { downloadCalendar, type DownloadOptions } from '../download/download-calendar.ts';
import { importCalendar } from '../import-calendar/import-calendar.ts';
import { noteFault } from '../import-calendar/import-calendar.sql.ts';
import { readAside } from '../read/read-aside.ts';

/** Each calendar once a day: those that are due are found every hour. */
export async function registerRefreshCalendars(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('refresh-calendars', '23 * * * *', () => refreshCalendars(database));
}

const dueRow = z.object({ restaurant: restaurantId, id: z.string() });
type Due = z.output<typeof dueRow>;

/** Never read more than this in one hour: the oldest come first, so all have their turn. */
const mostAtOnce = 200;

/** One that cannot be read keeps its events and says why; the others go on. */
export async function refreshCalendars(
  database: Database,
  options: DownloadOptions = {},
): Promise<void> {
  const due = await database.systemTransaction((tx) =>
    tx.many(sql(dueRow)`
      select restaurant_id as restaurant, id from event_calendar
       where url <> '' and (read_at is null or read_at < now() - interval '23 hours')
       order by read_at nulls first limit ${mostAtOnce}`),
  );
  for (const calendar of due) await refreshCalendar(database, calendar, options);
}

async function refreshCalendar(database: Database, key: Due, options: DownloadOptions) {
  const atSystemDesk = <Result>(work: (desk: Desk) => Promise<Result>) =>
    database.transaction(key.restaurant, async (tx) =>
      work(await openDesk(tx, key.restaurant, { by: 'system', elevated: false })),
    );
  const { row, zone, today } = await atSystemDesk(async (desk) => ({
    row: await desk.tx.maybe(findCalendar(key)),
    zone: desk.house.timeZone,
    today: todayAt(desk),
  }));
  if (!row) return;
  const fault = await read(row);
  if (fault) await atSystemDesk((desk) => desk.tx.run(noteFault(key, fault)));

  async function read(calendar: CalendarRow) {
    const found = await downloadCalendar(calendar.url, options);
    if (found.kind === 'fault') return found.code;
    const reading = await readAside({ text: found.text, zone, today });
    if (reading.kind === 'fault') return reading.code;
    const report = await atSystemDesk((desk) => importCalendar(desk, calendar, reading.calendar));
    return report instanceof Refusal ? 'too-large' : undefined;
  }
}
