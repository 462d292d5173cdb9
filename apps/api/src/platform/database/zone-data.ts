import * as z from 'zod';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Where the clocks have changed rules within living memory, and where our restaurants are. */
const zones = [
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Paris',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Lisbon',
  'Europe/Copenhagen',
  'Europe/Istanbul',
  'America/New_York',
  'America/Sao_Paulo',
  'Indian/Mauritius',
  'Africa/Casablanca',
  'Asia/Amman',
];

const offsetRow = z.object({ zone: z.string(), at: z.date(), local: z.string() });

/**
 * Zones whose clocks the database and this runtime disagree about, looked at weekly for two years.
 * Instants are converted in the runtime only, so a difference is a warning, not a fault.
 */
export async function differingZones(database: Database): Promise<string[]> {
  const rows = await database.systemTransaction((tx) => tx.many(weeklyClocks));
  return [...new Set(rows.filter(isDifferent).map(({ zone }) => zone))];
}

const weeklyClocks = sql(offsetRow)`
  select zone, at, to_char(at at time zone zone, 'YYYY-MM-DD, HH24:MI') as local
  from unnest(${zones}::text[]) as zone,
    generate_series(date_trunc('hour', now()), now() + interval '2 years', interval '1 week') as at`;

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

function isDifferent({ zone, at, local }: z.output<typeof offsetRow>): boolean {
  return clocks.get(zone)?.format(at).replace(' ', ', ') !== local;
}
