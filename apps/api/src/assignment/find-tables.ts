import { choosePlace } from '@stammtisch/domain/assignment/choose-place';
import type { AssignmentDay, DayParty } from '@stammtisch/domain/assignment/day';
import type { Newcomer } from '@stammtisch/domain/availability/admitting-times';
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
  /** The guest's own hold, which does not stand in their way. */
  hold?: string | undefined;
}

const newcomer = 'newcomer';

/** The best free tables for a party, asked under the day lock; empty when there are none. */
export async function findTables(desk: Desk, wish: TableWish): Promise<string[]> {
  const { assignment } = await loadDay(desk, wish.stay.serviceDay, wish.stay);
  const others = withoutParty(assignment, wish.except);
  const { from, to } = wish.stay;
  const me: DayParty = { id: newcomer, from, to, tableIds: [], ...newcomerOf(assignment, wish) };
  const choice = choosePlace({ ...others, parties: [...others.parties, me] }, newcomer);
  return choice.kind === 'chosen' ? [...choice.place.tableIds] : [];
}

/** The day without the party that asks: it does not stand in its own way. */
export function withoutParty(day: AssignmentDay, id: string | undefined): AssignmentDay {
  return { ...day, parties: day.parties.filter((party) => party.id !== id) };
}

/** Somebody who may be put anywhere, with those of their tags that a table offers. */
export function newcomerOf(day: AssignmentDay, { persons, room, tags = [] }: TableWish): Newcomer {
  const offered = new Set(day.floor.tables.flatMap((table) => table.tags ?? []));
  const wishes = tags.filter((tag) => offered.has(tag));
  return { persons, roomId: room ?? undefined, wishes };
}
