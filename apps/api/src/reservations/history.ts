import type { HistoryEntry } from '@stammtisch/contracts/reservation/read-history';
import { command, type Statement } from '../platform/database/sql.ts';
import type { ReservationKey } from './reservation-row.ts';

export interface HistoryLine {
  what: HistoryEntry['what'];
  by: HistoryEntry['by'];
  editor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Writes a line that nobody can change any more. */
export function record({ restaurant, id }: ReservationKey, line: HistoryLine): Statement {
  return command`
    insert into reservation_history
      (restaurant_id, reservation_id, what, by, editor, from_value, to_value)
    values (${restaurant}, ${id}, ${line.what}, ${line.by}, ${line.editor ?? null},
            ${line.from ?? null}, ${line.to ?? null})`;
}
