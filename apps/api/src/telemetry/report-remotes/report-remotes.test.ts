import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';
import { serveMetrics, type MetricsServer } from '../../platform/metrics/serve-metrics.ts';
import { createTestApi, type TestApi } from '../../platform/testing/create-test-api.ts';
import { command } from '../../platform/database/sql.ts';

let house: TestApi;
let server: MetricsServer;
beforeAll(async () => {
  house = await createTestApi();
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into registry_version
        (remote, address, version, team, commit, manifest, published_by, bytes, published_at)
      select 'roster', v || '-0', v, 'kitchen', 'abc', '{}', 'kitchen', 0, now()
      from unnest(array['1.0.0', '1.1.0']) as v`),
  );
  server = await serveMetrics(house.api.metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await house.close();
});

const report = (events: RemoteEvent[], headers = house.restaurant.headers) =>
  house.app.inject({
    method: 'POST',
    url: '/api/1/telemetry/remotes',
    headers,
    payload: { events },
  });
const metrics = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

const remote = { remote: 'roster', version: '1.1.0' };
const times = { entry: 40, module: 300, messages: 20, drawn: 700 };

test('what a browser tells stands in the metrics, by remote, version and phase', async () => {
  const reply = await report([
    { kind: 'loaded', ...remote, ...times },
    { kind: 'failed', ...remote, phase: 'module', reason: 'timeout', message: 'after 8 s' },
    { kind: 'fell-back', ...remote, to: '1.0.0' },
    { kind: 'swapped', ...remote, from: '1.0.0', took: 1_500 },
  ]);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  const lines = (await metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'stammtisch_remote_load_seconds_sum{remote="roster",version="1.1.0",phase="module"} 0.3',
      'stammtisch_remote_load_seconds_bucket{le="0.05",remote="roster",version="1.1.0",phase="entry"} 1',
      'stammtisch_remote_failures_total{remote="roster",version="1.1.0",phase="module",reason="timeout"} 1',
      'stammtisch_remote_fallbacks_total{remote="roster",version="1.1.0",to="1.0.0"} 1',
      'stammtisch_remote_swaps_total{remote="roster",version="1.1.0"} 1',
      'stammtisch_remote_swap_seconds_sum{remote="roster",version="1.1.0"} 1.5',
    ]),
  );
});

test('names that a browser invents make no new time series', async () => {
  const invented = Array.from({ length: 50 }, (_, n): RemoteEvent => ({
    kind: 'loaded',
    remote: n % 2 === 0 ? 'roster' : `invented-${'x'.repeat(n)}`,
    version: `9.9.${n}`,
    ...times,
  }));
  for (const _attempt of [1, 2, 3]) expect((await report(invented)).statusCode).toBe(204);
  const series = (await metrics())
    .split('\n')
    .filter((line) => line.startsWith('stammtisch_remote_load_seconds_count'));
  expect(series.join('\n')).not.toContain('9.9.');
  expect(series.join('\n')).not.toContain('invented');
  expect(series).toContain(
    'stammtisch_remote_load_seconds_count{remote="unknown",version="unknown",phase="drawn"} 75',
  );
  expect(series).toContain(
    'stammtisch_remote_load_seconds_count{remote="roster",version="unknown",phase="drawn"} 75',
  );
});

test('only signed-in browsers are heard, and no more than fifty events at once', async () => {
  const event: RemoteEvent = { kind: 'loaded', ...remote, ...times };
  const stranger = await report([event], { 'x-requested-with': 'XMLHttpRequest' });
  expect(stranger.statusCode).toBe(401);
  expect((await report(Array.from({ length: 51 }, () => event))).statusCode).toBe(400);
});

test('requests are timed by their route, never by their address', async () => {
  const { headers } = house.restaurant;
  await house.app.inject({ url: `/api/1/guests/${crypto.randomUUID()}`, headers });
  await house.app.inject({ url: '/api/1/guests?q=Lina', headers });
  const text = await metrics();
  expect(text).toContain(
    'stammtisch_http_seconds_count{host="app",method="GET",route="/api/1/guests/:guestId",status="404"} 1',
  );
  expect(text).not.toContain('Lina');
});

test('the hosts themselves tell nobody their metrics', async () => {
  const reply = await house.app.inject({ url: '/metrics', headers: house.restaurant.headers });
  expect(reply.statusCode).toBe(404);
  const other = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(other.status).toBe(404);
});
