import type { RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';
import type { KnownVersions } from '../known-versions.ts';
import type { RemoteMetrics } from '../remote-metrics.ts';

const loadPhases = ['entry', 'module', 'messages', 'drawn'] as const;

/** Counts what happened in a browser. Its times are milliseconds, the metrics' are seconds. */
export async function countEvent(
  metrics: RemoteMetrics,
  known: KnownVersions,
  event: RemoteEvent,
): Promise<void> {
  const labels = await known.labels(event.remote, event.version);
  switch (event.kind) {
    case 'loaded':
      for (const phase of loadPhases)
        metrics.load.observe({ ...labels, phase }, event[phase] / 1_000);
      return;
    case 'failed':
      metrics.failures.inc({ ...labels, phase: event.phase, reason: event.reason });
      return;
    case 'fell-back': {
      const { version: to } = await known.labels(event.remote, event.to);
      metrics.fallbacks.inc({ ...labels, to });
      return;
    }
    case 'swapped':
      metrics.swaps.inc(labels);
      metrics.swapTime.observe(labels, event.took / 1_000);
  }
}
