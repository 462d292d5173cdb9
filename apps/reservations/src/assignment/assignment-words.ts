import type { AssignmentAnswer } from '@stammtisch/contracts/assignment/assign-reservation';
import type { AssignmentMove } from '@stammtisch/contracts/assignment/choice';
import type { useText } from '@stammtisch/remote-kit';
import { tableNamesOf, type Reservation } from '../book/reservation.ts';

type Text = ReturnType<typeof useText<'reservations'>>;
type Tables = Reservation['tables'];

const namesOf = (tables: Tables) => tableNamesOf({ tables });

/** `Tisch 4 + 5, Saal`. */
export function placeWords(text: Text, tables: Tables): string {
  const rooms = [...new Set(tables.map(({ room }) => room))].join(', ');
  return text('assign.place', { tables: namesOf(tables), room: rooms });
}

/** Why this table, or why none, in one sentence. */
export function reasonWords(text: Text, answer: AssignmentAnswer): string | undefined {
  const { reason, why, outcome } = answer;
  if (outcome === 'none') return text(`assign.none_${why ?? 'taken'}`);
  if (outcome === 'moves') return text('assign.needs-moves');
  if (reason === null) return undefined;
  const { rule, chosen, other, otherTables } = reason;
  return text(`assign.why_${rule}`, { chosen, other, others: namesOf(otherTables) });
}

export function moveWords(text: Text, move: AssignmentMove): string {
  const { time, guestName: name, persons } = move;
  const words = { time, name, persons, to: namesOf(move.to) };
  return move.from.length === 0
    ? text('assign.move-to', words)
    : text('assign.move-from', { ...words, from: namesOf(move.from) });
}
