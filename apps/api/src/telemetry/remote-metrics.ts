import { Counter, Histogram, type Registry } from 'prom-client';

/** From a file that is at hand to a phone at the end of the garden. */
const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What browsers tell about the remotes, by remote and version. */
export function remoteMetrics(registry: Registry) {
  const registers = [registry];
  return {
    load: new Histogram({
      name: 'stammtisch_remote_load_seconds',
      help: 'Time that a phase of loading a remote took in a browser.',
      labelNames: ['remote', 'version', 'phase'] as const,
      buckets: seconds,
      registers,
    }),
    failures: new Counter({
      name: 'stammtisch_remote_failures_total',
      help: 'Remotes that could not be loaded or drawn in a browser.',
      labelNames: ['remote', 'version', 'phase', 'reason'] as const,
      registers,
    }),
    fallbacks: new Counter({
      name: 'stammtisch_remote_fallbacks_total',
      help: 'Browsers that went back to an earlier version of a remote; version is the broken one.',
      labelNames: ['remote', 'version', 'to'] as const,
      registers,
    }),
    swaps: new Counter({
      name: 'stammtisch_remote_swaps_total',
      help: 'Browsers that took another version of a remote without a reload.',
      labelNames: ['remote', 'version'] as const,
      registers,
    }),
    swapTime: new Histogram({
      name: 'stammtisch_remote_swap_seconds',
      help: 'Time that such a swap took.',
      labelNames: ['remote', 'version'] as const,
      buckets: seconds,
      registers,
    }),
  };
}

export type RemoteMetrics = ReturnType<typeof remoteMetrics>;
