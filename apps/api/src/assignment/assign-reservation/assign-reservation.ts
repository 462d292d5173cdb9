import type { AssignmentAnswer } from '@stammtisch/contracts/assignment/assign-reservation';
import { admitParty } from '@stammtisch/domain/assignment/admit-party';
import { choosePlace } from '@stammtisch/domain/assignment/choose-place';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../../reservations/desk.ts';
import { hrefOf, isAssignable, toResource } from '../../reservations/reservation-resource.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { acceptLink, namesOf } from '../answer.ts';
import { loadDay } from '../load-day.ts';
import { reseat } from '../reseat.ts';

/** So many others may be moved for one party: what staff can still oversee. */
const otherMoves = 2;

/**
 * Answers with the best table for the party, or with the moves of others that would make room; the
 * caller holds the row and its version. A free table is taken when asked to.
 */
export async function assignReservation(
  desk: Desk,
  row: ReservationRow,
  { apply }: { apply: boolean },
): Promise<AssignmentAnswer | Refusal> {
  if (!isAssignable(row)) return refuse('transition-not-allowed', { detail: notExpected });
  if (apply && row.locked && !desk.elevated) return refuse('master-password-required');
  if (apply) await lockDays(desk.tx, desk.restaurant, [row.serviceDay]);
  const stay = { from: epochMinuteOf(row.startsAt), to: epochMinuteOf(row.endsAt) };
  const day = await loadDay(desk, row.serviceDay, stay);
  const asked = freed(day.assignment, row.id);
  const names = namesOf(desk, day);
  const admission = admitParty(asked, row.id, { moves: otherMoves });
  const nothing = {
    applied: false,
    tables: [],
    reason: null,
    others: [],
    moves: [],
    why: null,
    reservation: toResource(row, desk),
    _links: { reservation: { href: hrefOf(row.id) } },
  };
  if (admission.kind === 'free') {
    const choice = names.choiceOf(admission);
    if (!apply) {
      const own = { party: partyOf(asked, row.id), tableIds: admission.choice.place.tableIds };
      const _links = { ...nothing._links, ...acceptLink };
      return { ...nothing, outcome: 'free', ...choice, moves: [names.moveOf(own)], _links };
    }
    const [changed] = await reseat(desk, [{ row, tables: admission.choice.place.tableIds }]);
    const reservation = toResource(changed ?? row, desk);
    return { ...nothing, outcome: 'free', applied: true, ...choice, reservation };
  }
  if (admission.kind === 'moves') {
    const own = { party: partyOf(asked, row.id), tableIds: admission.tableIds };
    return {
      ...nothing,
      outcome: 'moves',
      tables: names.tablesOf(admission.tableIds),
      moves: [...admission.moves, own].map(names.moveOf),
      _links: { ...nothing._links, ...acceptLink },
    };
  }
  const choice = choosePlace(asked, row.id);
  return { ...nothing, outcome: 'none', why: choice.kind === 'none' ? choice.why : null };
}

const notExpected = 'Only a party that is still expected is put at a table.';

/** Staff ask for this very party, so that a table chosen by hand and a lock do not hold it. */
function freed(day: AssignmentDay, id: string): AssignmentDay {
  const parties = day.parties.map((party) =>
    party.id === id ? { ...party, hold: undefined } : party,
  );
  return { ...day, parties };
}

function partyOf(day: AssignmentDay, id: string) {
  const party = day.parties.find((each) => each.id === id);
  if (!party) throw new Error(`${id} is not in its own service day`);
  return party;
}
