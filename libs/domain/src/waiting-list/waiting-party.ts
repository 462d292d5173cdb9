import type { CountedParty } from '../availability/guest-limit.ts';
import type { Occupation, TableOffer } from '../table/choose-table.ts';
import type { EpochMinute } from '../time/minute.ts';

/** A party that waits for a table. */
export interface WaitingParty {
  id: string;
  /** A range takes capacity by its maximum (decisions §2). */
  persons: number;
  /** When it came, or comes: it is not quoted an earlier time. */
  from: EpochMinute;
  /** Minutes that it stays. */
  duration: number;
  /** Where it may sit, tables and sets, in the house's order. */
  tables: readonly TableOffer[];
}

/** An opening hour that takes only so many guests; `to` is exclusive. */
export interface PacedOpening {
  from: EpochMinute;
  to: EpochMinute;
  /** Above 0: a count of guests. */
  guests: number;
}

/** What the house knows of the evening that the queue stands in. */
export interface Evening {
  now: EpochMinute;
  /** Nobody is quoted this time or a later one; who can sit down now may at any hour. */
  closes: EpochMinute;
  /** Who is seated and who is booked, until the planned end or the later one that is known. */
  occupations: readonly Occupation[];
  openings: readonly PacedOpening[];
  /** Who counts against the openings' guests. */
  arrivals: readonly CountedParty<EpochMinute>[];
  /** At most so many chairs may stay empty; negative means any number. */
  maxFreeSeats: number;
}

/** Minutes until a table is cleared and laid again; no setting of the house names them. */
export const clearingMinutes = 5;
