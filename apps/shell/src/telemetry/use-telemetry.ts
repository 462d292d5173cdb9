import { reportRemotes } from '@stammtisch/contracts/telemetry/report-remotes';
import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import { hasLink, type HalClient } from '@stammtisch/hal-client';
import { useEffect } from 'react';
import { flush, reportThrough } from './collect.ts';

const leave = () => void flush({ keepalive: true });

function hide(): void {
  if (document.visibilityState === 'hidden') leave();
}

/** Reports as the restaurant on the screen, and what waits when the page is left. */
export function useTelemetry(entry: Entry, client: HalClient): void {
  useEffect(() => {
    if (!hasLink(entry, 'telemetry')) return;
    const end = reportThrough(async (events, { keepalive }) => {
      await client.call(entry, reportRemotes, { body: { events }, keepalive });
    });
    // A phone may never say more than that the page is hidden.
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    return () => {
      end();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
    };
  }, [entry, client]);
}
