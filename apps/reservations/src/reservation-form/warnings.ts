import type { TableReply } from '@stammtisch/contracts/room/room';
import type { Minute } from '@stammtisch/domain/time/minute';
import { parseMinute } from '@stammtisch/domain/time/minute';
import type { FormValues } from './form-values.ts';

export type Warning = 'DATE_IN_PAST' | 'TOO_MANY_GUESTS_FOR_TABLE';

/** Specification §5: what staff should know before saving. None of it blocks. */
export function warningsFor(
  values: Pick<FormValues, 'date' | 'time' | 'tables' | 'personsFrom' | 'personsTo' | 'isRange'>,
  { now, tables }: { now: Minute; tables: readonly Pick<TableReply, 'id' | 'seats'>[] },
): Warning[] {
  const start = parseMinute(`${values.date}T${values.time}`);
  const isPast = start !== undefined && start < now;
  return [
    ...(isPast ? (['DATE_IN_PAST'] as const) : []),
    ...(isTooSmall(values, tables) ? (['TOO_MANY_GUESTS_FOR_TABLE'] as const) : []),
  ];
}

function isTooSmall(
  values: Pick<FormValues, 'tables' | 'personsFrom' | 'personsTo' | 'isRange'>,
  tables: readonly Pick<TableReply, 'id' | 'seats'>[],
): boolean {
  const { tables: chosen } = values;
  if (chosen === 'auto' || chosen.length === 0) return false;
  const seats = tables
    .filter((table) => chosen.includes(table.id))
    .reduce((sum, table) => sum + table.seats, 0);
  return (values.isRange ? values.personsTo : values.personsFrom) > seats;
}
