import { reportRemotes, type RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';
import type { BrowserContext, Page } from 'playwright/test';

export interface TelemetryReports {
  /** What the page has told of remotes since the last time; asks it to tell everything now. */
  take: () => Promise<RemoteEvent[]>;
}

/** Takes a page's reports in the place of the API. */
export async function receiveReports(
  page: Page,
  browser: Page | BrowserContext = page,
): Promise<TelemetryReports> {
  let events: RemoteEvent[] = [];
  await browser.route('**/api/1/telemetry/remotes', async (route) => {
    events.push(...reportRemotes.body.parse(route.request().postDataJSON()).events);
    await route.fulfill({ status: 204 });
  });
  return {
    async take() {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      // The report is on its way when the next thing that the page asks for is.
      await page.evaluate(() => fetch('/healthz').then((answer) => answer.status));
      const taken = events;
      events = [];
      return taken;
    },
  };
}
