import pg from 'pg';
import type { Locator, Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';
import { pan, scroll, watchFrames } from './watch-page.ts';

const rounds = 3;
const people = 60;

/** A month with everybody in it, and one with an empty plan. */
const full = { first: '2028-05-01', last: '2028-05-31' };
const bare = { first: '2028-07-03', last: '2028-07-30' };

/** The week grid and the list of a month with 60 people, against the same without any shift. */
export const roster: Bench = {
  name: 'roster',
  question: 'How smoothly do the shifts of 60 people move?',
  async run(say) {
    const house = await openBrowserHouse();
    try {
      await fillRoster(house.url);
      const page = await house.newPage();
      await watchFrames(page);
      await signIn(page, house.origin, demoLogins.emails[2]);
      const open = (view: string, { first }: { first: string }) =>
        openView(page, `${house.origin}/settings/timetable?view=${view}&date=${first}`, view);
      const figures: Record<'drag' | 'scroll', [Run[], Run[]]> = {
        drag: [[], []],
        scroll: [[], []],
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, days] of [full, bare].entries()) {
          const grid = await open('week', days);
          figures.drag[index]?.push(await dragIn(page, grid));
          await open('month', days);
          figures.scroll[index]?.push(await scroll(page));
        }
        say(`round ${round + 1} of ${rounds}`);
      }
      return [
        ...rowsOf('a shift is dragged through the week of 60 people', figures.drag),
        ...rowsOf('the list of their month is scrolled', figures.scroll),
      ];
    } finally {
      await house.close();
    }
  },
};

type Run = Pick<Awaited<ReturnType<typeof pan>>, 'framesPerSecond' | 'busyPerFrame'>;

function rowsOf(what: string, [ours, baseline]: [Run[], Run[]]): BenchRow[] {
  const row = (title: string, unit: string, figure: keyof Run): BenchRow => ({
    title: `${what}: ${title}`,
    unit,
    ours: ours.map((run) => run[figure]),
    baseline: baseline.map((run) => run[figure]),
    baselineTitle: 'the same without any shift',
  });
  return [
    row('frame rate', 'per second', 'framesPerSecond'),
    row('main thread a frame', 'ms', 'busyPerFrame'),
  ];
}

async function dragIn(page: Page, grid: Locator): Promise<Run> {
  const drawn = '[aria-label=Wochenraster] *';
  const { hasMoved, ...run } = await pan(page, await startOf(page, grid), drawn);
  if (!hasMoved) throw new Error('nothing was dragged');
  return run;
}

async function openView(page: Page, url: string, view: string): Promise<Locator> {
  await page.goto(url);
  const grid = page.getByRole('region', { name: 'Wochenraster' });
  if (view === 'week') await grid.waitFor();
  await page.getByRole('region', { name: /^Stunden im/ }).waitFor();
  // What is drawn first must not be counted as what is moved.
  await page.waitForTimeout(1_500);
  return grid;
}

/** In the middle of a shift where there is one, else on the bare grid. */
async function startOf(page: Page, grid: Locator): Promise<{ x: number; y: number }> {
  const shift = grid.getByText('Person 30').first();
  const isFull = (await shift.count()) > 0;
  const found = isFull ? shift : grid.getByText(/^Mi \d\d\.\d\d\.$/);
  // All of the week is in view then, and nothing has to scroll while it is dragged.
  await grid.evaluate((week) => week.scrollIntoView({ block: 'end' }));
  const box = await found.boundingBox();
  if (!box) throw new Error('the week is not drawn');
  const y = isFull ? box.y + box.height / 2 : box.y + 200;
  await page.waitForTimeout(300);
  return { x: box.x + box.width / 2, y };
}

/** Everybody works on five days of each week, at three hours of the day. */
async function fillRoster(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with house as (select id from restaurant where identifier = $1), staff as (
         update settings set sections = jsonb_set(sections, '{generalSettings,employeeList}',
           (select jsonb_agg(jsonb_build_object('name', 'Person ' || n, 'active', true))
              from generate_series(1, $2::int) n))
          where restaurant_id = (select id from house)), plan as (
         insert into roster_plan (restaurant_id, status, starts_on, ends_on)
         select id, 'EDITABLE', span.first, span.last
           from house, (values ($3::date, $4::date), ($5::date, $6::date)) as span (first, last)
         returning restaurant_id, id, starts_on, ends_on)
       insert into roster_entry (restaurant_id, plan_id, kind, employee, day, starts_at, ends_at)
       select plan.restaurant_id, plan.id, 'SHIFT', 'Person ' || n, day,
              day + make_interval(hours => 6 + n % 3 * 5),
              day + make_interval(hours => 14 + n % 3 * 5)
         from plan, generate_series(1, $2::int) n, generate_series($3::date, $4::date, '1 day') day
        where plan.starts_on = $3::date and (extract(isodow from day)::int + n) % 7 < 5`,
      [demoLogins.identifiers[2], people, full.first, full.last, bare.first, bare.last],
    );
  } finally {
    await client.end();
  }
}
