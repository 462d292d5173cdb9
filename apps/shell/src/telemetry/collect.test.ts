import type { RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collect, flush, most, reportThrough, travelTime } from './collect.ts';

const fallback = (version: string): RemoteEvent => ({
  kind: 'fell-back',
  remote: 'roster',
  version,
  to: '0.1.0',
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what happens within some seconds travels in one report', async () => {
  const send = vi.fn(() => Promise.resolve());
  const stop = reportThrough(send);
  collect(fallback('0.2.0'));
  collect(fallback('0.3.0'));
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(travelTime);
  expect(send).toHaveBeenCalledExactlyOnceWith([fallback('0.2.0'), fallback('0.3.0')], {
    keepalive: false,
  });
  stop();
});

test('before somebody is signed in nothing is sent, and nothing is lost', async () => {
  collect(fallback('0.2.0'));
  await vi.advanceTimersByTimeAsync(travelTime);
  const send = vi.fn(() => Promise.resolve());
  const stop = reportThrough(send);
  await flush({ keepalive: true });
  expect(send).toHaveBeenCalledExactlyOnceWith([fallback('0.2.0')], { keepalive: true });
  stop();
});

test('a report holds no more than the API takes; the newest stay', async () => {
  const sent: RemoteEvent[][] = [];
  const stop = reportThrough((events) => {
    sent.push(events);
    return Promise.resolve();
  });
  for (let patch = 0; patch <= most; patch += 1) collect(fallback(`1.0.${String(patch)}`));
  await flush();
  expect(sent[0]).toHaveLength(most);
  expect(sent[0]?.at(-1)?.version).toBe(`1.0.${String(most)}`);
  stop();
});

test('a report that is refused disturbs nobody and is not sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const send = vi.fn(() => Promise.reject(new Error('no such address')));
  const stop = reportThrough(send);
  collect(fallback('0.2.0'));
  await flush();
  await flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  stop();
});
