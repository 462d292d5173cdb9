import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { mentionsAllergy } from '@stammtisch/domain/reservation/allergy';
import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import { covers, partyOf } from '@stammtisch/domain/reservation/party';
import { endOf, startOf } from '@stammtisch/domain/reservation/stay';
import type { TableParty } from '@stammtisch/domain/table/table-state';

/** A reservation as the plan needs it. */
export interface PlanParty extends TableParty {
  reservation: ReservationReply;
  guest: string;
  /** `4`, `3–5` */
  size: string;
  persons: number;
  hasAllergy: boolean;
}

// performance: what the wire says is read once a reservation; they are never changed in place.
const known = new WeakMap<ReservationReply, PlanParty>();

export function planPartyOf(reservation: ReservationReply): PlanParty {
  const found = known.get(reservation);
  if (found !== undefined) return found;
  const { id, status, tables, persons, tags, comment, onlineComment, internalComment } =
    reservation;
  const party: PlanParty = {
    reservation,
    id,
    status,
    start: startOf(reservation),
    end: endOf(reservation),
    tables: tables.map((table) => table.id),
    guest: guestNameOf(reservation),
    size: partyOf(reservation),
    persons: covers(persons),
    hasAllergy: [...tags, comment, onlineComment, internalComment].some((note) =>
      mentionsAllergy(note),
    ),
  };
  known.set(reservation, party);
  return party;
}
