import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { tableHold } from '@stammtisch/contracts/public/hold-table';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../../api/ask.ts';
import { holdToken } from '../../api/hold-token.ts';
import { findHref } from '../../api/links.ts';
import type { Restaurant } from '../../api/restaurant.ts';
import type { Slot } from '../draft.ts';
import { outcomeOf, type BookingOutcome } from './send-booking.ts';

/**
 * What became of the wish to keep a time. Where nothing can be kept (no network, too many from one
 * address), the guest books as if there were no holds: `none`.
 */
export type Hold =
  | { kind: 'none' }
  /** `until` in milliseconds of the guest's own clock. */
  | { kind: 'held'; until: number }
  | { kind: 'expired' }
  | Extract<BookingOutcome, { kind: 'not-bookable' }>;

const nothing: Hold = { kind: 'none' };

/** Keeps the chosen time while the guest types; another time is kept in its place. */
export function useHold(restaurant: Restaurant, { date, time, waits }: Slot, persons: number) {
  const [answer, setAnswer] = useState<{ question: string; hold: Hold }>();
  const [attempt, setAttempt] = useState(0);
  const renew = useCallback(() => setAttempt((count) => count + 1), []);
  // What was answered about another time, or before it was asked again, says nothing any more.
  const question = [date, time, persons, attempt].join(' ');
  const event = restaurant.event?.id;
  const href = waits ? undefined : findHref(restaurant, 'holds');

  useEffect(() => {
    if (href === undefined) return undefined;
    const setHold = (hold: Hold) => setAnswer({ question, hold });
    const running = new AbortController();
    const { signal } = running;
    const body = { token: holdToken(), date, time, persons, ...(event && { event }) };
    let expiry: ReturnType<typeof setTimeout> | undefined;
    let release: string | undefined;
    const giveBack = () => {
      if (release === undefined) return;
      const options = { method: 'POST', body: { token: body.token }, keepalive: true };
      void ask(release, z.unknown(), options).catch(ignoreProblems);
    };
    void ask(href, tableHold, { method: 'POST', body, signal }).then(
      (kept) => {
        if (signal.aborted) return;
        release = findHref(kept, 'release');
        setHold({ kind: 'held', until: Date.now() + kept.seconds * 1_000 });
        expiry = setTimeout(() => setHold({ kind: 'expired' }), kept.seconds * 1_000);
      },
      (problem: unknown) => {
        if (!signal.aborted) setHold(refusedHold(problem));
      },
    );
    // Whoever closes the page lets others have the table; whoever only looks at other times does not.
    window.addEventListener('pagehide', giveBack);
    return () => {
      running.abort();
      window.removeEventListener('pagehide', giveBack);
      clearTimeout(expiry);
    };
  }, [href, date, time, persons, event, question]);

  return { hold: answer?.question === question ? answer.hold : nothing, renew };
}

function refusedHold(problem: unknown): Hold {
  if (!isProblem(problem)) throw problem;
  const outcome = outcomeOf(problem);
  return outcome.kind === 'not-bookable' ? outcome : nothing;
}

/** The page is being left: there is nobody to tell. */
function ignoreProblems(problem: unknown): void {
  if (!isProblem(problem)) throw problem;
}
