import { choosePlace } from '@stammtisch/domain/assignment/choose-place';
import type { AssignmentDay, DayParty } from '@stammtisch/domain/assignment/day';
import type { Desk } from '../reservations/desk.ts';
import type { PlannedStay } from '../reservations/stay.ts';
import { loadDay } from './load-day.ts';

export interface TableWish {
  persons: number;
  stay: Pick<PlannedStay, 'from' | 'to' | 'serviceDay'>;
  room?: string | null | undefined;
  tags?: readonly string[] | undefined;
  /** The reservation itself, when it stands in the book already. */
  except?: string | undefined;
}

const newcomer = 'newcomer';

/** The best free tables for a party, asked under the day lock; empty when there are none. */
export async function findTables(desk: Desk, wish: TableWish): Promise<string[]> {
  const { assignment } = await loadDay(desk, wish.stay.serviceDay, wish.stay);
  const asked = asking(assignment, wish);
  const choice = choosePlace(asked, wish.except ?? newcomer);
  return choice.kind === 'chosen' ? [...choice.place.tableIds] : [];
}

/** The day with the asking party in it, standing nowhere, as somebody who may be put anywhere. */
export function asking(day: AssignmentDay, wish: TableWish): AssignmentDay {
  const offered = new Set(day.floor.tables.flatMap((table) => table.tags ?? []));
  const party: DayParty = {
    id: wish.except ?? newcomer,
    persons: wish.persons,
    from: wish.stay.from,
    to: wish.stay.to,
    tableIds: [],
    roomId: wish.room ?? undefined,
    wishes: (wish.tags ?? []).filter((tag) => offered.has(tag)),
  };
  return { ...day, parties: [...day.parties.filter(({ id }) => id !== party.id), party] };
}
