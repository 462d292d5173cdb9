import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { release, releasePointer } from '@stammtisch/contracts/remote/release';
import { measureFirstLoad } from '../../apps/booking-widget/first-load.ts';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';

/**
 * After so many milliseconds without a further script a screen has what it needs. The shell's idle
 * work begins after 2,000 at the latest.
 */
const quiet = 2_500;

/** Script bytes of first loads, gzipped, against a page of React alone. */
export const firstLoad: Bench = {
  name: 'first-load',
  question: 'How much JavaScript does a first load bring, against react + react-dom alone?',
  async run(say) {
    const { widget, react } = await measureFirstLoad();
    const row = (title: string, bytes: number): BenchRow => ({
      title,
      unit: 'bytes',
      ours: [bytes],
      baseline: [react],
      baselineTitle: 'react + react-dom alone',
    });
    const rows = [row('booking widget', widget)];
    const house = await openBrowserHouse();
    try {
      const page = await house.newPage();
      const scripts = listenForScripts(page);
      await page.addInitScript(keepBusy);
      await page.goto(`${house.origin}/login`);
      rows.push(row('shell on /login', await weigh(await scripts.settled())));

      await signIn(page, house.origin, demoLogins.emails[0]);
      await scripts.settled();
      const first = new URL(page.url()).pathname;
      scripts.forget();
      const here = await visit(page, `${house.origin}${first}`, scripts);
      rows.push(row(`first signed-in screen, ${first}`, await weigh(here)));

      const seen = new Set(here);
      for (const { name, path } of await screensOf(house.origin)) {
        if (path === first) continue;
        const loaded = await visit(page, `${house.origin}${path}`, scripts);
        const added = loaded.filter((script) => !seen.has(script));
        for (const script of added) seen.add(script);
        say(`${name} ${path}: ${added.length} scripts more`);
        rows.push(row(`${name} adds on ${path}`, await weigh(added)));
      }

      const context = page.context();
      await page.close();
      const idle = await context.newPage();
      const all = await visit(idle, `${house.origin}${first}`, listenForScripts(idle));
      const ahead = all.filter((script) => !here.includes(script));
      rows.push(row('fetched ahead while the first screen is idle', await weigh(ahead)));
      return rows;
    } finally {
      await house.close();
    }
  },
};

/** Keeps the shell from fetching ahead, so that a screen's own scripts can be told. */
function keepBusy(): void {
  Reflect.set(globalThis, 'requestIdleCallback', () => 0);
}

async function visit(page: Page, url: string, scripts: ReturnType<typeof listenForScripts>) {
  await page.goto(url);
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
  return scripts.settled();
}

/** The addresses of the scripts that the page has asked for, from the cache or not. */
function listenForScripts(page: Page) {
  const asked = new Set<string>();
  let last = performance.now();
  page.on('request', (request) => {
    if (!/\.m?js$/.test(new URL(request.url()).pathname)) return;
    asked.add(request.url());
    last = performance.now();
  });
  return {
    forget: () => asked.clear(),
    async settled(): Promise<string[]> {
      last = performance.now();
      while (performance.now() - last < quiet) await page.waitForTimeout(100);
      return [...asked];
    },
  };
}

async function weigh(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const answer = await fetch(script);
    if (!answer.ok) throw new Error(`${script} answered ${answer.status}`);
    return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The remotes' screens that the navigation leads to; of each remote's settings pages the first. */
async function screensOf(origin: string): Promise<{ name: string; path: string }[]> {
  const live = releasePointer.parse(await (await fetch(`${origin}/registry/live.json`)).json());
  const { remotes } = release.parse(await (await fetch(`${origin}${live.release.href}`)).json());
  return remotes.flatMap(({ manifest: { name, nav, routes } }) => {
    const paths = nav.flatMap(({ route }) =>
      routes.filter(({ id }) => id === route).map(({ path }) => path),
    );
    const [settings] = paths.filter((path) => path.startsWith('/settings/'));
    return paths
      .filter((path) => !path.startsWith('/settings/') || path === settings)
      .map((path) => ({ name, path }));
  });
}
