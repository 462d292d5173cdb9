import { streamResync } from '@stammtisch/contracts/stream/follow-changes';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';
import { getBus, InvalidEventError } from '@stammtisch/event-bus';
import { isProblem, type HalClient, type StreamEvent } from '@stammtisch/hal-client';

const source = 'shell';

/** The type of the change that was told. */
function tell({ event, data }: StreamEvent): string | undefined {
  try {
    if (event === 'presence') getBus().publish(presenceTopic, JSON.parse(data), { source });
    else return getBus().publish(changeTopic, JSON.parse(data), { source }).data.type;
  } catch (error) {
    const unreadable = error instanceof InvalidEventError || error instanceof SyntaxError;
    if (!unreadable) throw error;
    console.warn('an event of the stream is not what it should be', event, data);
  }
  return undefined;
}

export interface StreamUse {
  signal: AbortSignal;
  /** Called at every connection: what is told without an id is not told again after an interruption. */
  onOpen: () => void;
  /** Something was missed that will not be told again. */
  onGap: () => void;
}

/**
 * Opens the one stream of a page and puts what the server tells on the bus. Reconnects and resumes
 * by itself until the signal ends it.
 */
export async function followStream(
  client: HalClient,
  { signal, onOpen, onGap }: StreamUse,
): Promise<void> {
  let hasStood = false;
  try {
    await client.stream('/api/1/stream', {
      signal,
      onEvent: (event) => {
        if (tell(event) === streamResync) onGap();
      },
      onState: (state) => {
        if (state.kind !== 'open') return;
        if (hasStood && !state.resumes) onGap();
        hasStood = true;
        onOpen();
        getBus().publish(streamOpenedTopic, {}, { source });
      },
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    console.warn('the stream is closed', error.type);
  }
}
