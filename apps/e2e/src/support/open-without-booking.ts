import type { Browser, Page } from 'playwright/test';
import { addresses } from './addresses.ts';

/** Opens a page whose booking host cannot be reached: what it is by itself. */
export async function openWithoutBooking(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' });
  await context.route(`${addresses.booking}/**`, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url);
  return page;
}
