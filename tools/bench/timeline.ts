import type { Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn, type BrowserHouse } from './browser-house.ts';
import { crowdedDay, crowds, fillDay, type Crowd } from './crowded-days.ts';
import type { Bench, BenchRow } from './measure.ts';
import { servePlainTimeline } from './plain-timeline-page.ts';
import { firstItemAfter, firstItemAfterKey, pan, watchFrames, type Panning } from './watch-page.ts';

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
    runs.plain.push(await openAndPan(plain, plainAddress, 'plain'));
    runs.ours.push(await openAndPan(ours, oursAddress, 'ours'));
    await empty.bringToFront();
    const still = await pan(empty, { x: 640, y: 400 });
    runs.empty.push({ ...still, firstItem: 0, opened: 0, dragRate: still.framesPerSecond });
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
    row('first item, day and code in hand', 'ms', 'opened', 'plain'),
    row('first item, from the navigation', 'ms', 'firstItem', 'plain'),
    row('main thread a frame while panning', 'ms', 'busyPerFrame', 'plain'),
    row('frame rate while panning', 'per second', 'framesPerSecond', 'plain'),
    row('frame rate while panning', 'per second', 'framesPerSecond', 'empty'),
    row('frame rate while a party is dragged', 'per second', 'dragRate', 'empty'),
  ];
}

type Figure = 'opened' | 'firstItem' | 'busyPerFrame' | 'framesPerSecond' | 'dragRate';

interface Run extends Panning {
  firstItem: number;
  /** Milliseconds from the wish to see the timeline, with its data and its code in the page. */
  opened: number;
  /** Frames per second while a party is dragged; plain ones cannot be. */
  dragRate: number;
}

/** On ours a mouse that grips a party would move it, so the hours above are dragged. */
const grips = {
  ours: '.vis-panel.vis-top .vis-time-axis.vis-foreground',
  plain: '.vis-panel.vis-center',
};

async function openAndPan(page: Page, address: string, side: keyof typeof grips): Promise<Run> {
  const grip = grips[side];
  await page.bringToFront();
  const firstItem = await firstItemAfter(page, address);
  await page.waitForTimeout(1_000);
  const box = await page.locator(grip).boundingBox();
  if (!box) throw new Error(`${address} has no ${grip}`);
  const panning = await pan(page, { x: 800, y: box.y + Math.min(box.height / 2, 300) });
  if (!panning.hasMoved) throw new Error(`${address} did not pan`);
  if (side === 'plain') {
    const dataAt = Number(await page.evaluate(() => Reflect.get(globalThis, 'dataAt')));
    return { ...panning, firstItem, opened: firstItem - dataAt, dragRate: 0 };
  }
  const dragRate = await dragParty(page, address);
  await page.keyboard.press('1');
  await page.locator('.vis-item').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_000);
  return { ...panning, firstItem, dragRate, opened: await firstItemAfterKey(page, '3') };
}

/** Drags a party over others; where it is let go it is refused or asked about, and goes back. */
async function dragParty(page: Page, address: string): Promise<number> {
  const bars = await page.locator('.vis-item').all();
  const places = await Promise.all(bars.map((each) => each.boundingBox()));
  const bar = places.find((place) => place && place.x > 600 && place.x < 900 && place.y > 420);
  if (!bar) throw new Error(`${address} has no party to drag`);
  const from = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 };
  const drag = await pan(page, from, '.vis-item');
  if (!drag.hasMoved) throw new Error(`${address} did not drag a party`);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  return drag.framesPerSecond;
}
