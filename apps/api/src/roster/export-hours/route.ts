import type { EntryKind } from '@stammtisch/contracts/roster/schedule-entry';
import { exportHours as call } from '@stammtisch/contracts/roster/sum-hours';
import type { Language } from '@stammtisch/contracts/fields/text';
import type { QueryOf } from '@stammtisch/contracts/call';
import { formatHours } from '@stammtisch/domain/roster/hours';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import { openDesk } from '../../reservations/desk.ts';
import { shiftOf } from '../entry-resource.ts';
import { entriesWithin, entryColumns, entryRow, type EntryRow } from '../entry-row.ts';
import { monthAsked } from '../month-asked.ts';

/** Rows that are read at once. */
const batch = 500;

const headings: Readonly<Record<Language, readonly string[]>> = {
  de: ['Name', 'Datum', 'Art', 'Beginn', 'Ende', 'Stunden', 'Bemerkung'],
  en: ['Name', 'Date', 'Kind', 'Start', 'End', 'Hours', 'Comment'],
  fr: ['Nom', 'Date', 'Type', 'Début', 'Fin', 'Heures', 'Remarque'],
};

const kinds: Readonly<Record<Language, Readonly<Record<EntryKind, string>>>> = {
  de: { SHIFT: 'Geplant', RECORDING: 'Gearbeitet' },
  en: { SHIFT: 'Planned', RECORDING: 'Worked' },
  fr: { SHIFT: 'Prévu', RECORDING: 'Effectué' },
};

export function mountExportHours(api: Api): void {
  registerCsv(api, call, ({ session, query }) => ({
    name: 'hours',
    lines: linesOf(api, session.restaurant, query),
  }));
}

/** Batch by batch, each in a transaction of its own: a slow download holds no connection. */
async function* linesOf(
  api: Api,
  restaurant: RestaurantId,
  { month, language }: QueryOf<typeof call>,
): AsyncGenerator<readonly string[]> {
  yield headings[language];
  let past: EntryRow | undefined;
  do {
    const after = past;
    const { rows, timeZone } = await api.database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'staff', elevated: false });
      const found = await tx.many(sql(entryRow)`
        select ${entryColumns} ${entriesWithin(restaurant, monthAsked(desk, month))}
           and (${after?.id ?? null}::uuid is null or (employee, starts_at, id)
                > (${after?.employee ?? null}::text, ${after?.startsAt ?? null}::timestamptz,
                   ${after?.id ?? null}::uuid))
         order by employee, starts_at, id limit ${batch}`);
      return { rows: found, timeZone: desk.house.timeZone };
    });
    for (const row of rows) yield cellsOf(row, { timeZone, kind: kinds[language][row.kind] });
    past = rows.length < batch ? undefined : rows.at(-1);
  } while (past);
}

function cellsOf(row: EntryRow, { timeZone, kind }: { timeZone: string; kind: string }): string[] {
  const shift = shiftOf(row, timeZone);
  return [
    row.employee,
    formatWireDate(row.day),
    kind,
    formatWireTime(shift.start),
    formatWireTime(shift.end),
    formatHours(lengthOf(shift)),
    row.comment,
  ];
}
