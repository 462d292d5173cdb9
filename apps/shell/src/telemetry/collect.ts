import type { RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';

/** Milliseconds that an event waits for others to travel with. */
export const travelTime = 5_000;
/** What one report may hold. */
export const most = 50;

export interface SendOptions {
  /** The page is being left. */
  keepalive: boolean;
}
type Send = (events: RemoteEvent[], options: SendOptions) => Promise<void>;

let waiting: RemoteEvent[] = [];
let send: Send | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, if somebody is signed in to send it as. */
export async function flush(options: SendOptions = { keepalive: false }): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (send === undefined || waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  try {
    await send(events, options);
  } catch (error) {
    // Nobody is told: the restaurant's evening does not depend on our numbers.
    console.warn('the telemetry was not taken', error);
  }
}

/** Remembers what happened to a remote, for the operators; the oldest leave when it gets too much. */
export function collect(event: RemoteEvent): void {
  waiting = [...waiting, event].slice(-most);
  timer ??= setTimeout(() => void flush(), travelTime);
}

/** From now on reports go this way; the answer ends that. */
export function reportThrough(way: Send): () => void {
  send = way;
  return () => {
    if (send === way) send = undefined;
  };
}
