import {
  readWaitingList,
  type SizeQuote,
  type WaitingPartyReply,
} from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { expand, findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost, useResource } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type WaitingParty = WaitingPartyReply;

/** What a quote depends on. */
const shown = /^(reservation|room|table|event|settings)s?\./;

const nobody: readonly WaitingParty[] = [];
const noQuotes: readonly SizeQuote[] = [];

/** Today's queue; whatever shows it is kept up to date by `WaitingWatch`. */
export function useWaitingList() {
  const href = useQueueAddress();
  const query = useResource(href, { schema: readWaitingList.reply });
  const parties = query.data?.resource._embedded.parties ?? nobody;
  return {
    query,
    isOffered: href !== undefined,
    parties,
    quotes: query.data?.resource.quotes ?? noQuotes,
    proposed: parties.filter(isProposed),
  };
}

/** Reads the queue again when anything changes that it shows, and when the quotes have aged. */
export function useFreshQueue(): void {
  const { bus } = useHost();
  const queries = useQueryClient();
  const href = useQueueAddress();
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: resourceKey(href) });
    const timer = setInterval(readAgain, aging);
    const leave = bus.subscribe(changeTopic, ({ data }) => {
      if (shown.test(data.type)) readAgain();
    });
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [bus, queries, href]);
}

function useQueueAddress(): string | undefined {
  const { entry } = useHost();
  const link = findLink(entry, 'waiting-list');
  return link && expand(link, {});
}

/** Milliseconds: quotes are in minutes. */
const aging = 30_000;

/** A table is free for it now. */
export function isProposed({ wait }: WaitingParty): boolean {
  return wait.minutes === 0 && wait.tables.length > 0;
}
