import { createParser } from 'eventsource-parser';
import { backOff, sleep } from './back-off.ts';
import { isNetworkFailure } from './middleware.ts';
import type { Send } from './middleware.ts';
import { isProblem, readProblem } from './problem.ts';

export interface StreamEvent {
  id?: string | undefined;
  /** The `event:` field; `message` when the server names none. */
  event: string;
  data: string;
}

export type StreamState =
  | { kind: 'connecting' }
  /** Resuming: what was missed since the last id is told again. */
  | { kind: 'open'; resumes: boolean }
  | { kind: 'waiting'; milliseconds: number }
  | { kind: 'closed' };

export interface StreamOptions {
  onEvent: (event: StreamEvent) => void;
  onState?: (state: StreamState) => void;
  /** Where to go on: the id of the last event that was dealt with. */
  lastEventId?: string;
  /** Ends the stream. */
  signal?: AbortSignal;
  /** Milliseconds of silence after which a stream counts as dead; a comment line breaks it too. */
  heartbeat?: number;
  random?: () => number;
}

// The server sends a comment every 15 s: two may be lost before we call it dead.
const HEARTBEAT = 40_000;

/**
 * Keeps a stream of server-sent events open (WHATWG HTML §9.2), over fetch, because EventSource
 * cannot send a token. Reconnects with a growing, partly random wait and resumes by the last id.
 * @throws ProblemError when the server refuses with a 4xx that waiting will not heal.
 */
export async function runStream(send: Send, url: URL, options: StreamOptions): Promise<void> {
  const { onState, signal, random } = options;
  const progress = { lastEventId: options.lastEventId, firstWait: 1_000, failures: 0 };
  try {
    for (;;) {
      onState?.({ kind: 'connecting' });
      const outcome = await connect(send, url, options, progress);
      if (outcome === 'finished' || hasEnded(signal)) return;
      const wait = backOff(progress.failures, {
        first: progress.firstWait,
        most: 30_000,
        ...(random !== undefined && { random }),
      });
      progress.failures += 1;
      onState?.({ kind: 'waiting', milliseconds: wait });
      await untilAborted(wait, signal);
      if (hasEnded(signal)) return;
    }
  } finally {
    onState?.({ kind: 'closed' });
  }
}

interface Progress {
  lastEventId: string | undefined;
  firstWait: number;
  failures: number;
}

async function connect(
  send: Send,
  url: URL,
  options: StreamOptions,
  progress: Progress,
): Promise<'broken' | 'finished'> {
  // Aborts this connection alone; the caller's signal ends the whole stream.
  const connection = new AbortController();
  const end = () => connection.abort();
  if (options.signal?.aborted === true) return 'finished';
  options.signal?.addEventListener('abort', end, { once: true });
  const heart = createHeart(options.heartbeat ?? HEARTBEAT, end);
  try {
    heart.beat();
    const { lastEventId } = progress;
    const response = await send(streamRequest(url, lastEventId, connection.signal));
    // WHATWG HTML §9.2.2: 204 tells the client to stop reconnecting.
    if (response.status === 204) return 'finished';
    if (!response.ok || response.body === null) {
      const problem = await readProblem(response);
      if (isFinal(response.status)) throw problem;
      return 'broken';
    }
    options.onState?.({ kind: 'open', resumes: lastEventId !== undefined });
    await readEvents(response.body, heart.beat, options, progress);
    return 'broken';
  } catch (error) {
    if (connection.signal.aborted || isNetworkFailure(error) || isProblem(error, 'offline')) {
      return 'broken';
    }
    throw error;
  } finally {
    heart.stop();
    options.signal?.removeEventListener('abort', end);
    connection.abort();
  }
}

function streamRequest(url: URL, lastEventId: string | undefined, signal: AbortSignal): Request {
  return new Request(url, {
    headers: {
      accept: 'text/event-stream, application/problem+json',
      'x-requested-with': 'XMLHttpRequest',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  beat: () => void,
  options: StreamOptions,
  progress: Progress,
): Promise<void> {
  const parser = createParser({
    onEvent(event) {
      progress.failures = 0;
      if (event.id !== undefined) progress.lastEventId = event.id;
      options.onEvent({ id: event.id, event: event.event ?? 'message', data: event.data });
    },
    onRetry(milliseconds) {
      progress.firstWait = milliseconds;
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) return;
    beat();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

function createHeart(milliseconds: number, onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    beat() {
      stop();
      timer = setTimeout(onSilence, milliseconds);
    },
  };
}

function hasEnded(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

async function untilAborted(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, signal);
  } catch (reason) {
    if (!hasEnded(signal)) throw reason;
  }
}
