import { changeTopic } from '@stammtisch/contracts/topics/change';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { getBus, InvalidEventError } from '@stammtisch/event-bus';
import { isProblem, type HalClient, type StreamEvent } from '@stammtisch/hal-client';

const source = 'shell';

function tell({ event, data }: StreamEvent): void {
  try {
    if (event === 'presence') getBus().publish(presenceTopic, JSON.parse(data), { source });
    else getBus().publish(changeTopic, JSON.parse(data), { source });
  } catch (error) {
    const unreadable = error instanceof InvalidEventError || error instanceof SyntaxError;
    if (!unreadable) throw error;
    console.warn('an event of the stream is not what it should be', event, data);
  }
}

export interface StreamUse {
  signal: AbortSignal;
  /** Called at every connection: what is told without an id is not told again after an interruption. */
  onOpen: () => void;
}

/**
 * Opens the one stream of a page and puts what the server tells on the bus. Reconnects and resumes
 * by itself until the signal ends it.
 */
export async function followStream(
  client: HalClient,
  { signal, onOpen }: StreamUse,
): Promise<void> {
  try {
    await client.stream('/api/1/stream', {
      signal,
      onEvent: tell,
      onState: ({ kind }) => {
        if (kind === 'open') onOpen();
      },
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.warn('the stream is closed', error.type);
  }
}
