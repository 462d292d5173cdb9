import type { Admission } from '@stammtisch/domain/assignment/admit-party';
import type { AssignmentMove, AssignmentReason } from '@stammtisch/contracts/assignment/choice';
import { acceptMoves } from '@stammtisch/contracts/assignment/accept-moves';
import type { PlannedMove } from '@stammtisch/domain/assignment/plan-day';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';
import type { NamedTable } from './assignment-day.sql.ts';
import type { LoadedDay } from './load-day.ts';

/** What rules say with ids, as an answer says it: with names, versions and times. */
export function namesOf(desk: Desk, { tables, rows }: Pick<LoadedDay, 'tables' | 'rows'>) {
  const refOf = (table: NamedTable) => {
    const { id, name, seats, roomName: room } = table;
    return { id, name, seats, room };
  };
  /** In the order of the house. */
  const tablesOf = (ids: readonly string[]) =>
    tables.filter((table) => ids.includes(table.id)).map(refOf);

  function moveOf({ party, tableIds }: PlannedMove): AssignmentMove {
    const row = rows.get(party.id);
    if (!row) throw new Error(`a plan moves ${party.id}, who was not in the day`);
    return {
      reservation: row.id,
      version: row.version,
      guestName: row.guest,
      persons: row.persons,
      time: formatWireTime(toMinute(row.from, desk.house.timeZone)),
      from: tablesOf(row.tableIds),
      to: tablesOf(tableIds),
    };
  }

  function choiceOf({ choice }: Extract<Admission, { kind: 'free' }>) {
    const { otherTableIds, ...reason } = choice.reason;
    return {
      tables: tablesOf(choice.place.tableIds),
      reason: { ...reason, otherTables: tablesOf(otherTableIds) } satisfies AssignmentReason,
      others: choice.others.map((each) => ({
        tables: tablesOf(each.tableIds),
        cost: each.cost,
      })),
    };
  }

  return { tablesOf, moveOf, choiceOf };
}

export const acceptLink = { accept: { href: acceptMoves.path } };
