import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../api/ask.ts';
import { hrefOf } from '../api/links.ts';
import type { Restaurant } from '../api/restaurant.ts';
import { keep, readKept } from '../app/browser-storage.ts';

/** How the guest's card stands. `opened`: the provider's page waits for it in another window. */
export type Card =
  | { kind: 'none' }
  | { kind: 'opening' }
  | { kind: 'opened'; href: string; url: string | undefined }
  | { kind: 'saved'; id: string; name: string }
  | { kind: 'over' }
  | { kind: 'failed'; isTooOften: boolean };

// The reply of `leaveCard` and `readCard`, as far as it is read.
const reply = z.object({
  id: z.string(),
  state: z.enum(['OPEN', 'SAVED', 'OVER']),
  card: z.string(),
  url: z.nullable(z.string()),
  _links: z.object({ self: z.object({ href: z.string() }) }),
});

export interface CardHolder {
  email: string;
  name: string;
  language: string;
}

const storageKey = 'stammtisch.card';
/** Milliseconds between two questions whether the card has been saved. */
const every = 2_500;

/** A card is left once; it outlives a reload, but not the tab, and not the booking made with it. */
export function useCard(restaurant: Restaurant) {
  const [card, setCard] = useState<Card>(() => {
    const href = readKept(storageKey);
    return href ? { kind: 'opened', href, url: undefined } : { kind: 'none' };
  });

  const forget = useCallback(() => {
    keep(storageKey, null);
    setCard({ kind: 'none' });
  }, []);

  /** @returns false when the address is none that the provider could write to */
  async function open({ email, name, language }: CardHolder): Promise<boolean> {
    // Opened by the press itself: a browser lets no page open a window later.
    const page = window.open('', '_blank');
    setCard({ kind: 'opening' });
    try {
      const body = { acceptsPolicy: true, email, name, language };
      const opened = await ask(hrefOf(restaurant, 'cards'), reply, { method: 'POST', body });
      const { href } = opened._links.self;
      keep(storageKey, href);
      if (page && opened.url) {
        page.opener = null;
        page.location.replace(opened.url);
      }
      setCard({ kind: 'opened', href, url: opened.url ?? undefined });
      return true;
    } catch (problem) {
      page?.close();
      if (!isProblem(problem)) throw problem;
      const isRead = problem.type !== 'invalid-request';
      setCard(isRead ? { kind: 'failed', isTooOften: problem.status === 429 } : { kind: 'none' });
      return isRead;
    }
  }

  const asked = card.kind === 'opened' ? card.href : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const running = new AbortController();
    const { signal } = running;
    const look = async () => {
      try {
        const { id, state, card: name } = await ask(asked, reply, { signal });
        if (signal.aborted || state === 'OPEN') return;
        if (state === 'OVER') keep(storageKey, null);
        setCard(state === 'SAVED' ? { kind: 'saved', id, name } : { kind: 'over' });
      } catch (problem) {
        if (signal.aborted) return;
        if (!isProblem(problem)) throw problem;
        // It is asked again; only what is not there will never be.
        if (problem.status === 404) forget();
      }
    };
    void look();
    const timer = setInterval(() => void look(), every);
    return () => {
      running.abort();
      clearInterval(timer);
    };
  }, [asked, forget]);

  return { card, open, forget };
}
