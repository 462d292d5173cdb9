import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';

test('a month and a year are told in numbers, pictures, words and tables, and taken away', async ({
  page,
}) => {
  await resumeSession(page, undefined, '/settings/statistics');
  const guests = page.getByRole('article', { name: 'Gäste je Tag' });
  await expect(guests.locator('svg.recharts-surface').first()).toBeVisible();
  await expect(guests.getByText(/am meisten/)).toBeVisible();
  await expect(page.getByText('bis heute').first()).toBeVisible();
  await expectNoSeriousViolations(page);
  // The page scrolls inside its frame; the document never does.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await guests.getByRole('button', { name: 'Tabelle' }).click();
  await expect(guests.getByRole('row').nth(1)).toBeInViewport();

  const svg = page.waitForEvent('download');
  await guests.getByRole('button', { name: /^SVG laden/ }).click();
  const picture = await readFile(await (await svg).path(), 'utf8');
  expect(picture).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(picture).not.toContain('var(--');
  const csv = page.waitForEvent('download');
  await guests.getByRole('button', { name: /^CSV laden/ }).click();
  const table = await readFile(await (await csv).path(), 'utf8');
  expect(table).toMatch(/^\uFEFFTag;Dieser Zeitraum;Vorjahr\r\n/);

  const { pathname } = new URL(page.url());
  await page.getByRole('radio', { name: 'Jahr' }).click();
  await expect(page).toHaveURL(/year=\d{4}$/);
  await expect(page.getByRole('article', { name: 'Das Jahr in Monaten' })).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriges Jahr' }).click();
  await expect(page.getByText(/graue Bild ist ein Beispiel/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Das Jahr in Monaten' })).toContainText(
    'bringt mit',
  );
  expect(new URL(page.url()).pathname).toBe(pathname);

  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of [390, 820, 1_280]) {
    await page.setViewportSize({ width, height: 844 });
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
  }
  await expectNoSeriousViolations(page);

  await page.getByRole('link', { name: 'Reservierungen als CSV' }).click();
  await expect(page.getByRole('button', { name: 'Laden', exact: true })).toBeVisible();
});
