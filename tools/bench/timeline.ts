import type { Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn, type BrowserHouse } from './browser-house.ts';
import { crowdedDay, crowds, fillDay, type Crowd } from './crowded-days.ts';
import type { Bench, BenchRow } from './measure.ts';
import { servePlainTimeline } from './plain-timeline-page.ts';
import { firstItemAfter, pan, watchFrames, type Panning } from './watch-page.ts';

const rounds = 3;

/** The staff's timeline with all that is around it, against a page with vis-timeline alone. */
export const timeline: Bench = {
  name: 'timeline',
  question: 'How soon does the timeline show a day, and how smoothly does it pan?',
  async run(say) {
    const house = await openBrowserHouse();
    try {
      const [evening, full] = crowds;
      const plain = await servePlainTimeline({
        [evening.reservations]: await fillDay(house.url, evening),
        [full.reservations]: await fillDay(house.url, full),
      });
      try {
        const rows: BenchRow[] = [];
        for (const crowd of crowds) {
          const address = plain.addressOf(`${crowd.reservations}`);
          rows.push(...(await compare(house, crowd, address, say)));
        }
        return rows;
      } finally {
        await plain.close();
      }
    } finally {
      await house.close();
    }
  },
};

async function compare(
  house: BrowserHouse,
  crowd: Crowd,
  plainAddress: string,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  const ours = await house.newPage();
  await signIn(ours, house.origin, demoLogins.emails[crowd.house]);
  const oursAddress = `${house.origin}/timeline?date=${crowdedDay}`;
  const plain = await house.newPage();
  const empty = await house.newPage();
  for (const page of [ours, plain, empty]) await watchFrames(page);
  // Staff open it every day: the scripts are in the browser's cache.
  await firstItemAfter(ours, oursAddress);
  await firstItemAfter(plain, plainAddress);
  await empty.goto(`${house.origin}/mark.svg`);

  const runs: Record<'ours' | 'plain' | 'empty', Run[]> = { ours: [], plain: [], empty: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.plain.push(await openAndPan(plain, plainAddress, grips.plain));
    runs.ours.push(await openAndPan(ours, oursAddress, grips.ours));
    await empty.bringToFront();
    runs.empty.push({ firstItem: 0, ...(await pan(empty, { x: 640, y: 400 })) });
    say(`${crowd.reservations} reservations, round ${round + 1} of ${rounds}`);
  }
  for (const page of [ours, plain, empty]) await page.context().close();

  const size = `${crowd.reservations} reservations at ${crowd.tables} tables`;
  const row = (title: string, unit: string, figure: Figure, against: 'plain' | 'empty') => ({
    title: `${size}, ${title}`,
    unit,
    ours: runs.ours.map((run) => run[figure]),
    baseline: runs[against].map((run) => run[figure]),
    baselineTitle: against === 'plain' ? 'vis-timeline as it comes' : 'an empty page',
  });
  return [
    row('first item', 'ms', 'firstItem', 'plain'),
    row('main thread a frame while panning', 'ms', 'busyPerFrame', 'plain'),
    row('frame rate while panning', 'per second', 'framesPerSecond', 'plain'),
    row('frame rate while panning', 'per second', 'framesPerSecond', 'empty'),
  ];
}

type Figure = 'firstItem' | 'busyPerFrame' | 'framesPerSecond';

interface Run extends Panning {
  firstItem: number;
}

/** On ours a mouse that grips a party would move it, so the hours above are dragged. */
const grips = {
  ours: '.vis-panel.vis-top .vis-time-axis.vis-foreground',
  plain: '.vis-panel.vis-center',
};

async function openAndPan(page: Page, address: string, grip: string): Promise<Run> {
  await page.bringToFront();
  const firstItem = await firstItemAfter(page, address);
  await page.waitForTimeout(1_000);
  const box = await page.locator(grip).boundingBox();
  if (!box) throw new Error(`${address} has no ${grip}`);
  const panning = await pan(page, { x: 800, y: box.y + Math.min(box.height / 2, 300) });
  if (!panning.hasMoved) throw new Error(`${address} did not pan`);
  return { firstItem, ...panning };
}
