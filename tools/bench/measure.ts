export interface BenchRow {
  title: string;
  unit: string;
  /** One figure a round; rounds of ours and of the baseline alternate. */
  ours: readonly number[];
  baseline: readonly number[];
  baselineTitle: string;
}

export interface Bench {
  name: string;
  question: string;
  run(say: (line: string) => void): Promise<BenchRow[]>;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param share 0.99 for the 99th percentile */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How often `work` is done in a second when so many are at it at once. */
export async function ratePerSecond(
  work: () => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - started) / 1_000);
}
