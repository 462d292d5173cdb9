import type { Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn } from './browser-house.ts';
import type { BenchRow } from './measure.ts';

const rounds = 5;

/** A month that has to be read first against one whose figures are in the page already. */
export async function compareStatisticsPage(say: (line: string) => void): Promise<BenchRow> {
  const house = await openBrowserHouse();
  try {
    const page = await house.newPage();
    await signIn(page, house.origin, demoLogins.emails[0]);
    await page.goto(`${house.origin}/settings/statistics`);
    await page.locator('svg.recharts-surface').nth(5).waitFor();
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await turn(page, 'Vorheriger Monat'));
      // There and back again: both are known now.
      await turn(page, 'Nächster Monat');
      baseline.push(await turn(page, 'Vorheriger Monat'));
    }
    say('the page, five months back');
    const title = 'another month on the page, until all charts are drawn';
    return { title, unit: 'ms', ours, baseline, baselineTitle: 'with the figures in the page' };
  } finally {
    await house.close();
  }
}

/** Milliseconds from the press until the month and each of its charts stand there. */
async function turn(page: Page, label: string): Promise<number> {
  const took = await page.evaluate(async (name) => {
    const titleOf = () => document.querySelector('main h2')?.textContent;
    const before = titleOf();
    const isDrawn = () => {
      const cards = [...document.querySelectorAll('main article')];
      const isWhole =
        cards.length > 5 && cards.every((card) => card.querySelector('svg.recharts-surface'));
      return isWhole && titleOf() !== before;
    };
    const started = performance.now();
    document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    while (!isDrawn()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  }, label);
  // What is still under way belongs to this month; the stream of changes never ends.
  await page.waitForTimeout(300);
  return took;
}
