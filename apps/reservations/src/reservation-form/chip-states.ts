import type { OfferReply } from '@stammtisch/contracts/offer/read-offer';
import type { BookingRefusal, BookingRule } from '@stammtisch/domain/availability/booking-refusal';
import type { Warning } from './warnings.ts';

export type ChipState = 'free' | 'full' | 'blocked';

/** Rules that say that the house is full; the others say that it is not open. */
const full: readonly BookingRule[] = [
  'guest-limit',
  'event-limit',
  'pacing',
  'online-pacing',
  'no-table',
];

function stateOf(refusal: BookingRefusal | null): ChipState {
  if (refusal === null) return 'free';
  return full.includes(refusal.rule) ? 'full' : 'blocked';
}

/** How a time looks; `free` where nothing is known. `date` is dd.MM.yyyy. */
export function chipStates(
  offer: OfferReply | undefined,
  date: string,
): (time: string) => ChipState {
  const states = new Map(
    (offer?.times ?? [])
      .filter((each) => each.date === date)
      .map(({ time, refusal }) => [time, stateOf(refusal)]),
  );
  return (time) => states.get(time) ?? 'free';
}

/** What the rule says about the chosen time: a warning, which staff may overrule. */
export function ruleWarning(
  offer: OfferReply | undefined,
  chosen: { date: string; time: string; hasTables: boolean },
): Warning[] {
  const asked = offer?.asked;
  if (!asked?.refusal || asked.time !== chosen.time || asked.date !== chosen.date) return [];
  // Who has chosen tables knows of them more than the search for one.
  if (asked.refusal.rule === 'no-table' && chosen.hasTables) return [];
  return [{ kind: 'RULE', refusal: asked.refusal }];
}
