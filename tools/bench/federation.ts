import path from 'node:path';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn, type BrowserHouse } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';
import { openSlowly, type FirstScreen } from './one-bundle/first-screen.ts';
import { serveFolders } from './one-bundle/serve-folders.ts';

const rounds = 5;
const composed = path.resolve(import.meta.dirname, '../../dist/host');

const screens = [
  { path: '/login', selector: 'form input' },
  { path: '/settings/timetable', selector: 'main h1' },
  { path: '/reservations', selector: 'main h1' },
];

/** What the composition of remotes costs, at slow 4G and a processor four times slower. */
export const federation: Bench = {
  name: 'federation',
  question: 'What does the federated application cost, against one bundle of the same code?',
  async run(say) {
    const house = await openBrowserHouse();
    const folder = await buildOneBundle();
    const ours = await serveFolders([composed], house.origin);
    const one = await serveFolders([folder, composed], house.origin);
    try {
      const sides = [await visitorOf(house, ours.origin), await visitorOf(house, one.origin)];
      const rows: BenchRow[] = [];
      for (const screen of screens) {
        const results: FirstScreen[][] = [[], []];
        for (let round = 0; round < rounds; round += 1) {
          for (const [index, visit] of sides.entries()) {
            results[index]?.push(await visit(screen.path, screen.selector));
          }
        }
        say(`${screen.path}: ${rounds} rounds`);
        rows.push(...rowsOf(screen.path, results[0] ?? [], results[1] ?? []));
      }
      return rows;
    } finally {
      ours.close();
      one.close();
      await house.close();
    }
  },
};

function rowsOf(screen: string, ours: readonly FirstScreen[], one: readonly FirstScreen[]) {
  const units = { milliseconds: 'ms', requests: 'requests', kilobytes: 'kB' } as const;
  const row = (unit: keyof typeof units): BenchRow => ({
    title: `${screen}, ${unit} to the first screen`,
    unit: units[unit],
    ours: ours.map((result) => result[unit]),
    baseline: one.map((result) => result[unit]),
    baselineTitle: 'one bundle of the same code, without federation',
  });
  return [row('milliseconds'), row('requests'), row('kilobytes')];
}

/** Somebody signed in who opens pages with an empty cache; the login page is opened by nobody. */
async function visitorOf(house: BrowserHouse, origin: string) {
  const page = await house.newPage();
  await signIn(page, origin, demoLogins.emails[0]);
  const storageState = await page.context().storageState();
  await page.context().close();
  return async (screen: string, selector: string) => {
    const known = screen === '/login' ? {} : { storageState };
    const context = await house.newContext(known);
    try {
      return await openSlowly(context, origin + screen, selector);
    } finally {
      await context.close();
    }
  };
}
