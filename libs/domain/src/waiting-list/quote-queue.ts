import type { EpochMinute } from '../time/minute.ts';
import { earliestPlace, later, type Place } from './earliest-place.ts';
import { whyWaiting, type WaitReason } from './why-waiting.ts';
import type { Evening, WaitingParty } from './waiting-party.ts';

/** What a party in the queue can be told. */
export interface Quote {
  party: WaitingParty;
  /** Absent: this evening no table fits any more. */
  place?: Place;
  /** Absent: it can sit down now. */
  reason?: WaitReason;
}

/**
 * Plays the evening through as the house would run it: everybody leaves as planned, each party in
 * the order of the queue gets the first table that takes its whole stay, the smallest that fits.
 * So who stands behind never delays who stands ahead, but takes what those ahead have no use for.
 */
export function quoteQueue(queue: readonly WaitingParty[], evening: Evening): Quote[] {
  const quotes: Quote[] = [];
  let planned = evening;
  for (const party of queue) {
    const place = earliestPlace(party, planned);
    const ahead = quotes.flatMap((quote) => quote.place ?? []);
    const reason = whyWaiting(party, place, { evening, ahead });
    quotes.push({ party, ...(place && { place }), ...(reason && { reason }) });
    if (place) planned = withParty(planned, party, place);
  }
  return quotes;
}

function withParty(evening: Evening, party: WaitingParty, { at, tables }: Place): Evening {
  const stays = tables.map((table) => ({ table, from: at, to: later(at, party.duration) }));
  return {
    ...evening,
    occupations: [...evening.occupations, ...stays],
    arrivals: [...evening.arrivals, { start: at, persons: party.persons }],
  };
}

/** What a party of each size would be told if it came now, behind everybody who waits. */
export function quoteSizes(
  sizes: readonly number[],
  newcomer: Omit<WaitingParty, 'persons' | 'id'>,
  queue: readonly WaitingParty[],
  evening: Evening,
): Quote[] {
  const planned = quoteQueue(queue, evening).reduce(
    (before, { party, place }) => (place ? withParty(before, party, place) : before),
    evening,
  );
  return sizes.map((persons) => {
    const party = { ...newcomer, id: `${persons}`, persons };
    const place = earliestPlace(party, planned);
    return { party, ...(place && { place }) };
  });
}

/** Hosts name round times: minutes are rounded up to this step. */
const step = 5;

/** The time that is promised: the quoted one, rounded up where the party has to wait for it. */
export function promisedMinute({ at }: Place, now: EpochMinute): EpochMinute {
  return at <= now ? at : ((Math.ceil(at / step) * step) as EpochMinute);
}
