import { expect, test } from 'vitest';
import { collectProcessMetrics, createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

test('a process tells its memory, its processor time and how late its event loop is', async () => {
  const metrics = createMetrics();
  collectProcessMetrics(metrics);
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const reply = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await reply.text();
  await server.close();
  expect(reply.headers.get('content-type')).toContain('text/plain');
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total']) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'));
  }
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});
