import { expect, test } from 'playwright/test';
import { bookingHosts } from './hosts/booking-hosts.ts';
import { addresses } from './support/addresses.ts';
import { times } from './support/first-screen.ts';
import { listenForErrors } from './support/listen-for-errors.ts';
import { openWithoutBooking } from './support/open-without-booking.ts';
import type { Site } from './support/serve-files.ts';

let expectSilence: () => void;
test.beforeEach(async ({ page }) => {
  expectSilence = await listenForErrors(page);
});
test.afterEach(() => expectSilence());

async function withSite(name: string, visit: (site: Site) => Promise<void>) {
  const host = bookingHosts.find((each) => each.name === name);
  if (!host) throw new Error(`there is no ${name}`);
  const site = await host.open();
  try {
    await visit(site);
  } finally {
    await site.close();
  }
}

test('a page that insists on another React keeps it, and its own state', async ({ page }) => {
  await withSite('a webpack page', async (site) => {
    await page.goto(site.url);
    await expect(times(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Gäste: 0' }).click();
    await page.getByRole('button', { name: 'Formular wegnehmen' }).click();
    await expect(times(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Gäste: 1' }).click();
    await page.getByRole('button', { name: 'Formular zeigen' }).click();
    await expect(times(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gäste: 2' })).toBeVisible();
    const shared = await page.evaluate(() => Reflect.get(window, 'sharedReacts'));
    expect(shared).toEqual(['18.3.1']);
  });
});

test('a page whose booking host cannot be reached keeps its link to it', async ({ browser }) => {
  await withSite('a plain page', async (site) => {
    const bare = await openWithoutBooking(browser, site.url);
    await expect(bare.getByRole('link', { name: 'Tisch reservieren' })).toBeVisible();
    await bare.context().close();
  });
});

test('what a guest types is no shortcut of the page, and shortcuts work elsewhere', async ({
  page,
}) => {
  await withSite('a hostile page', async (site) => {
    const shortcuts = () => page.evaluate<unknown>(() => Reflect.get(window, 'shortcuts'));
    await page.goto(site.url);
    await times(page).first().click();
    await page.getByRole('textbox', { name: 'Vorname' }).pressSequentially('Kim');
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Kim');
    expect(await shortcuts()).toEqual([]);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('k');
    expect(await shortcuts()).toEqual(['k']);
  });
});

test('a page asks for the form’s doors anew each time, and keeps what lies behind them', async ({
  page,
  request,
}) => {
  const files: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/static/inline/')) files.push(response.headers());
  });
  await withSite('a plain page', async (site) => {
    await page.goto(site.url);
    await expect(times(page).first()).toBeVisible();
  });
  expect(files.length).toBeGreaterThan(0);
  for (const headers of files) expect(headers['cache-control']).toContain('immutable');
  for (const door of ['element.js', 'remote-entry.js', 'mf-manifest.json']) {
    const answer = await request.get(`${addresses.booking}/${door}`);
    expect(answer.headers(), door).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});
