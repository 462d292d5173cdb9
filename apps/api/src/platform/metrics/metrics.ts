import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What one process counts. Each process has its own; Prometheus adds them up. */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    /** By route, never by address: addresses hold ids. */
    http: new Histogram({
      name: 'stammtisch_http_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['host', 'method', 'route', 'status'] as const,
      buckets: seconds,
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Memory, CPU, event loop and garbage collection, under Prometheus' usual names. */
export function collectProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
