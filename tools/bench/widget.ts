import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { measureFirstLoad } from '../../apps/booking-widget/first-load.ts';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse } from './browser-house.ts';
import type { Bench, BenchRow } from './measure.ts';
import { openSlowly } from './one-bundle/first-screen.ts';
import { serveFolders } from './one-bundle/serve-folders.ts';

const rounds = 7;
const built = path.resolve(import.meta.dirname, '../../apps/booking-widget/dist');
const form = `/#/at/${demoLogins.identifiers[1]}`;

/** What is waited for, on our page and on the same page as plain HTML. */
const moments = [
  { title: 'first paint', ours: '.skeleton', plain: '.booking-widget' },
  { title: 'a tap on a party size', ours: '[data-part="party-size"] label' },
  { title: 'a tap on a free time', ours: '[data-part="times"] button:enabled' },
];

/** A guest on a mid-range phone: how long until they can tap, at slow 4G and a slow processor. */
export const widget: Bench = {
  name: 'widget',
  question: 'How soon can a guest tap in the booking form, against the same page as static HTML?',
  async run(say) {
    const { widget: bytes, react } = await measureFirstLoad();
    const rows: BenchRow[] = [
      {
        title: 'first load, gzipped',
        unit: 'bytes',
        ours: [bytes],
        baseline: [react],
        baselineTitle: 'react + react-dom alone',
      },
    ];
    const house = await openBrowserHouse();
    const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-plain-'));
    const ours = await serveFolders([built], house.origin);
    const plain = await serveFolders([folder, built], house.origin);
    try {
      const context = await house.newContext();
      await writeFile(path.join(folder, 'index.html'), await drawnPage(context, ours.origin));
      for (const moment of moments) {
        const row = { ours: [] as number[], baseline: [] as number[] };
        for (let round = 0; round < rounds; round += 1) {
          const fresh = async (url: string, selector: string) => {
            const visitor = await house.newContext();
            const { milliseconds } = await openSlowly(visitor, url, selector);
            await visitor.close();
            return milliseconds;
          };
          row.ours.push(await fresh(ours.origin + form, moment.ours));
          row.baseline.push(await fresh(plain.origin, moment.plain ?? moment.ours));
        }
        say(`${moment.title}: ${rounds} rounds`);
        const baselineTitle = 'the same page as static HTML';
        rows.push({ title: moment.title, unit: 'ms', ...row, baselineTitle });
      }
      return rows;
    } finally {
      ours.close();
      plain.close();
      await house.close();
      await rm(folder, { recursive: true });
    }
  },
};

/** The first screen as it is drawn, without its scripts. */
async function drawnPage(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(origin + form);
  await page.locator('[data-part="times"] button:enabled').first().waitFor();
  const html = await page.content();
  await page.close();
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*modulepreload[^>]*>/g, '');
}
