import type { OfferReply } from '@stammtisch/contracts/offer/read-offer';

type Judged = OfferReply['times'][number];

/** Times in a row about which the house says the same. */
export interface Run {
  times: string[];
  /** Undefined where guests may book. */
  words: string | undefined;
}

/** A day in as few lines as say everything. */
export function runsOf(
  times: readonly Judged[],
  say: (refusal: NonNullable<Judged['refusal']>) => string,
): Run[] {
  const runs: Run[] = [];
  for (const { time, refusal } of times) {
    const words = refusal ? say(refusal) : undefined;
    const last = runs.at(-1);
    if (last && last.words === words) last.times.push(time);
    else runs.push({ times: [time], words });
  }
  return runs;
}
