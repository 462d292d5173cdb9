import path from 'node:path';
import { demoLogins } from '../demo/demo-logins.ts';
import type { BrowserContext } from 'playwright';
import { openBrowserHouse, signIn, type BrowserHouse } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';
import { openNextSlowly, openSlowly, type FirstScreen } from './one-bundle/first-screen.ts';
import { serveFolders } from './one-bundle/serve-folders.ts';

const rounds = 5;
const composed = path.resolve(import.meta.dirname, '../../dist/host');

interface Screen {
  title: string;
  /** Opens it in a browser that nobody has used before. */
  open: (context: BrowserContext, origin: string) => Promise<FirstScreen>;
  isPublic?: boolean;
}

const screens: Screen[] = [
  {
    title: '/login',
    open: (context, origin) => openSlowly(context, `${origin}/login`, 'form input'),
    isPublic: true,
  },
  {
    title: '/settings/timetable',
    open: (context, origin) => openSlowly(context, `${origin}/settings/timetable`, 'main h1'),
  },
  {
    title: '/reservations',
    open: (context, origin) => openSlowly(context, `${origin}/reservations`, 'main h1'),
  },
  {
    title: 'a second remote, /settings/timetable from /settings/tags',
    open: (context, origin) =>
      openNextSlowly(context, `${origin}/settings/tags`, '/settings/timetable'),
  },
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
            results[index]?.push(await visit(screen));
          }
        }
        say(`${screen.title}: ${rounds} rounds`);
        rows.push(...rowsOf(screen.title, results[0] ?? [], results[1] ?? []));
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
    title: `${screen}, ${unit} until it is painted`,
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
  return async ({ open, isPublic = false }: Screen) => {
    const context = await house.newContext(isPublic ? {} : { storageState });
    try {
      return await open(context, origin);
    } finally {
      await context.close();
    }
  };
}
