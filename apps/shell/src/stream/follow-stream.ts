import { change, type Change } from '@stammtisch/contracts/stream/follow-changes';
import { isProblem, type HalClient } from '@stammtisch/hal-client';

type Listener = (change: Change) => void;

/** The one stream of a page: what the server tells goes to everybody who listens. */
export function createChanges(client: HalClient) {
  const listeners = new Set<Listener>();
  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Reads until the signal ends it; reconnects and resumes by itself. */
    follow: async (signal: AbortSignal) => {
      try {
        await client.stream('/api/1/stream', {
          signal,
          onEvent: ({ data }) => {
            const parsed = change.safeParse(JSON.parse(data));
            if (!parsed.success)
              return console.warn('an event of the stream is not a change', data);
            for (const listener of listeners) listener(parsed.data);
          },
        });
      } catch (error) {
        if (!isProblem(error)) throw error;
        console.warn('the stream is closed', error.type);
      }
    },
  };
}
