import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { createOne } from './create-reservation.ts';
import { percentile, type Bench } from './measure.ts';

const devices = 200;
const changes = 100;

/** From the press of a button on one device to the notice on the last of 200 others. */
export const streams: Bench = {
  name: 'streams',
  question: 'Does a change reach 200 open devices within a second?',
  async run(say) {
    const house = await openBenchHouse();
    const followers = await Promise.all(Array.from({ length: devices }, () => follow(house)));
    try {
      say(`${devices} devices listen`);
      const heard: number[] = [];
      const answered: number[] = [];
      for (let change = 0; change < changes; change += 1) {
        const started = performance.now();
        const notices = followers.map((follower) => follower.next());
        const created = createOne(house).then(() => performance.now() - started);
        await Promise.all(notices);
        heard.push(performance.now() - started);
        answered.push(await created);
      }
      return [0.5, 0.99].map((share) => ({
        title: `p${share * 100} until the last device has heard`,
        unit: 'ms',
        ours: [percentile(heard, share)],
        baseline: [percentile(answered, share)],
        baselineTitle: 'the answer to the device that made the change',
      }));
    } finally {
      for (const follower of followers) follower.close();
      await house.close();
    }
  },
};

/** One device: `next` resolves at the first notice after it was called. */
async function follow(house: BenchHouse) {
  const closing = new AbortController();
  const answer = await fetch(`${house.origin}/api/1/stream`, {
    headers: { ...house.restaurant.headers, accept: 'text/event-stream' },
    signal: closing.signal,
  });
  if (answer.status !== 200 || !answer.body)
    throw new Error(`the stream answered ${answer.status}`);
  let hear: () => void = () => undefined;
  const reading = readNotices(answer.body, () => hear());
  reading.catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    next: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      }),
    close: () => closing.abort(),
  };
}

async function readNotices(body: ReadableStream<Uint8Array>, hear: () => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    if (decoder.decode(chunk, { stream: true }).includes('data: ')) hear();
  }
}
