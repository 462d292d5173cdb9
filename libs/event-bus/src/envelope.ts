/** One event as it travels. A subscriber gets `data` parsed by its topic's schema. */
export interface Envelope<D = unknown> {
  type: string;
  v: number;
  id: string;
  /** ISO 8601 instant, UTC. */
  at: string;
  /** Who published it. */
  source: string;
  /** What the host adds to every event: whose data it is about. */
  context: Readonly<Record<string, string>>;
  data: D;
}

export function isEnvelope(value: unknown): value is Envelope {
  return (
    isRecord(value) &&
    typeof value['type'] === 'string' &&
    typeof value['v'] === 'number' &&
    typeof value['id'] === 'string' &&
    typeof value['at'] === 'string' &&
    typeof value['source'] === 'string' &&
    isRecord(value['context'])
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
