import { changeTopic } from '@stammtisch/contracts/topics/change';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';
import { getBus } from '@stammtisch/event-bus';
import { createHalClient, type StreamOptions } from '@stammtisch/hal-client';
import { afterEach, expect, test } from 'vitest';
import { followStream } from './follow-stream.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const end of leave.splice(0)) end();
  getBus().forget();
});

/** A connection that the test opens and interrupts. */
function follow() {
  const heard: string[] = [];
  let stream: StreamOptions | undefined;
  const client = {
    ...createHalClient({ origin: 'http://api.test' }),
    stream: async (_href: string, options: StreamOptions) => void (stream = options),
  };
  leave.push(
    getBus().subscribe(streamOpenedTopic, () => void heard.push('opened')),
    getBus().subscribe(changeTopic, ({ data }) => void heard.push(data.type)),
  );
  void followStream(client, {
    signal: new AbortController().signal,
    onOpen: () => undefined,
    onGap: () => void heard.push('gap'),
  });
  return {
    heard,
    connect: (resumes: boolean) => stream?.onState?.({ kind: 'open', resumes }),
    tell: (type: string) => {
      const at = '2026-05-01T17:00:00.000Z';
      const data = JSON.stringify({ type, href: '/api/1', version: null, at });
      stream?.onEvent({ event: 'message', data });
    },
  };
}

test('a page that connects is told so, and has missed nothing yet', () => {
  const { heard, connect } = follow();
  connect(false);
  expect(heard).toEqual(['opened']);
});

test('after an interruption that can be resumed nothing is read again', () => {
  const { heard, connect } = follow();
  connect(false);
  connect(true);
  expect(heard).toEqual(['opened', 'opened']);
});

test('whoever lost the network before the first change reads everything again', () => {
  const { heard, connect } = follow();
  connect(false);
  connect(false);
  expect(heard).toEqual(['opened', 'gap', 'opened']);
});

test('whoever missed too much to be told reads everything again', () => {
  const { heard, connect, tell } = follow();
  connect(true);
  tell('reservation.changed');
  tell('stream.resync');
  expect(heard).toEqual(['opened', 'reservation.changed', 'stream.resync', 'gap']);
});
