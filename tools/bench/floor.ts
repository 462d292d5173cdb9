import pg from 'pg';
import type { Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn, type BrowserHouse } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';
import { pan, watchFrames } from './watch-page.ts';

const rounds = 3;

/** design/performance.md, "Floor plan": 200 tables at 0.98 of an empty page, 1,000 at 0.95. */
const halls = [
  { tables: 200, across: 20 },
  { tables: 1_000, across: 50 },
] as const;
type Hall = (typeof halls)[number];

/** The room editor with a full hall while one table is dragged, against a page with nothing on it. */
export const floor: Bench = {
  name: 'floor',
  question: 'How smoothly is a table dragged in a full room?',
  async run(say) {
    const house = await openBrowserHouse();
    try {
      for (const hall of halls) await fillHall(house.url, hall);
      const editor = await house.newPage();
      await watchLongestFrame(editor);
      await watchFrames(editor);
      await signIn(editor, house.origin, demoLogins.emails[2]);
      const empty = await house.newPage();
      await watchLongestFrame(empty);
      await watchFrames(empty);
      await empty.goto(`${house.origin}/mark.svg`);
      const rows: BenchRow[] = [];
      for (const hall of halls) rows.push(...(await compare(house, { editor, empty }, hall, say)));
      return rows;
    } finally {
      await house.close();
    }
  },
};

interface Run {
  framesPerSecond: number;
  busyPerFrame: number;
  longest: number;
}

async function compare(
  house: BrowserHouse,
  { editor, empty }: Record<'editor' | 'empty', Page>,
  hall: Hall,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  await editor.bringToFront();
  await editor.goto(`${house.origin}/settings/rooms-and-tables`);
  await editor.getByRole('tab', { name: nameOf(hall) }).click();
  const plan = editor.locator('.konvajs-content');
  await plan.waitFor();
  const box = await plan.boundingBox();
  if (!box) throw new Error('the plan has no place');
  const { width, depth } = sizeOf(hall);
  const scale = Math.min((box.width - 48) / (width * 100), (box.height - 48) / (depth * 100));
  const middle = { x: (width * 100) / 2 + 125, y: (depth * 100) / 2 + 125 };
  const from = {
    x: box.x + box.width / 2 + (middle.x - width * 50) * scale,
    y: box.y + box.height / 2 + (middle.y - depth * 50) * scale,
  };
  await editor.mouse.click(from.x, from.y);
  const left = editor.getByRole('textbox', { name: 'Von links (cm)' });
  const ours: Run[] = [];
  const baseline: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await empty.bringToFront();
    baseline.push(await measure(empty, { x: 640, y: 400 }));
    await editor.bringToFront();
    await editor.waitForTimeout(500);
    const before = await left.inputValue();
    ours.push(await measure(editor, from));
    if ((await left.inputValue()) === before) throw new Error('the table was not dragged');
    await editor.keyboard.press('Control+z');
    await editor.waitForTimeout(500);
    say(`${hall.tables} tables, round ${round + 1} of ${rounds}`);
  }
  const row = (title: string, unit: string, figure: keyof Run): BenchRow => ({
    title: `${hall.tables} tables, ${title} while one is dragged`,
    unit,
    ours: ours.map((run) => run[figure]),
    baseline: baseline.map((run) => run[figure]),
    baselineTitle: 'an empty page',
  });
  return [
    row('frame rate', 'per second', 'framesPerSecond'),
    row('longest frame', 'ms', 'longest'),
    row('main thread a frame', 'ms', 'busyPerFrame'),
  ];
}

async function measure(page: Page, from: { x: number; y: number }): Promise<Run> {
  await page.evaluate(() => Reflect.set(globalThis, 'longest', 0));
  const { framesPerSecond, busyPerFrame } = await pan(page, from);
  const longest = await page.evaluate(() => Number(Reflect.get(globalThis, 'longest')));
  return { framesPerSecond, busyPerFrame, longest };
}

async function watchLongestFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let last = 0;
    const look = (now: number) => {
      const longest = Number(Reflect.get(globalThis, 'longest') ?? 0);
      Reflect.set(globalThis, 'longest', Math.max(longest, last === 0 ? 0 : now - last));
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const nameOf = ({ tables }: Hall) => `Halle mit ${tables}`;

/** Metres: every table has two and a half for itself. */
const sizeOf = ({ tables, across }: Hall) => ({
  width: across * 2.5,
  depth: (tables / across) * 2.5,
});

async function fillHall(url: string, hall: Hall): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { width, depth } = sizeOf(hall);
  try {
    await client.query(
      `with house as (select id from restaurant where identifier = $1), made as (
         insert into room (restaurant_id, name, width, depth)
         select id, $2, $3, $4 from house returning restaurant_id, id)
       insert into dining_table (restaurant_id, room_id, name, seats, order_index, config)
       select restaurant_id, id, n::text, 4 + n % 5, n, jsonb_build_object(
                'leftratio', ((n - 1) % $5 * 2.5 + 0.45) / $3, 'shape', 'SQUARE',
                'topratio', ((n - 1) / $5 * 2.5 + 0.85) / $4, 'width', 160, 'depth', 79,
                'widthratio', 1.6 / $3, 'heightratio', 0.79 / $4, 'diameter', 100)
         from made, generate_series(1, $6::int) n`,
      [demoLogins.identifiers[2], nameOf(hall), width, depth, hall.across, hall.tables],
    );
  } finally {
    await client.end();
  }
}
