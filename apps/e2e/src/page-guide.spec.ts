import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

// Here nobody has switched the guides off.
test.use({ storageState: { cookies: [], origins: [] } });

const welcome = (page: Page) => page.getByRole('region', { name: /^Zum ersten Mal hier/ });
const step = (page: Page) => page.getByRole('dialog');

test('a page welcomes once, and shows itself around by keyboard', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings/events');
  await expect(welcome(page)).toContainText('Ruhetage, geschlossene Stunden');
  await expectNoSeriousViolations(page);
  await welcome(page).getByRole('button', { name: 'Führung starten' }).press('Enter');
  await expect(step(page)).toContainText('Neuer Eintrag');
  await expect(step(page)).toContainText('1 von 3');
  await expectNoSeriousViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toContainText('2 von 3');
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toContainText('1 von 3');
  await page.keyboard.press('Escape');
  await expect(step(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Veranstaltungen und Ruhetage' })).toBeVisible();
  await page.getByRole('button', { name: 'Konto und Darstellung' }).click();
  await page.getByRole('button', { name: 'Führung durch diese Seite' }).click();
  await expect(step(page)).toContainText('1 von 3');
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toBeHidden();
});

test('nothing lies over the master password, and a phone is welcomed too', async ({ page }) => {
  await resumeSession(page, logins.lion, '/settings/restaurant-infos');
  await expect(
    page.getByRole('alertdialog').getByLabel('Masterpasswort', { exact: true }),
  ).toBeVisible();
  await expect(welcome(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guests');
  await expect(welcome(page)).toBeVisible();
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.getByRole('searchbox', { name: 'Gast suchen' }).fill('Ott');
  await expect(welcome(page)).toBeHidden();

  await page.goto('/ratings');
  await welcome(page).getByRole('button', { name: 'Keine Führungen mehr anbieten' }).click();
  await page.goto('/settings/statistics');
  await expect(page.getByRole('heading', { name: 'Gäste je Tag' })).toBeVisible();
  await expect(welcome(page)).toBeHidden();
});

test('every guide finds what it speaks of', async ({ page, request }) => {
  const { release } = await (await request.get('/registry/live.json')).json();
  const { remotes }: Release = await (await request.get(release.href)).json();
  const guided = remotes
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ guide }) => guide !== undefined);
  expect(guided.length).toBeGreaterThanOrEqual(10);
  await resumeSession(page, logins.berlin, '/waiting-list');
  for (const { path } of guided) {
    await page.goto(path);
    await welcome(page).getByRole('button', { name: 'Führung starten' }).click();
    const [, count] = /von (\d+)/.exec(await step(page).innerText()) ?? [];
    // A part that only narrow or only wide screens have may be missing here, all others not.
    const { length } = guided.find((each) => each.path === path)?.guide?.steps ?? [];
    expect(Number(count), path).toBeGreaterThanOrEqual(length - 1);
    await page.keyboard.press('Escape');
    await expect(step(page)).toBeHidden();
  }
});

interface Release {
  remotes: { manifest: { routes: { path: string; guide?: { steps: unknown[] } }[] } }[];
}
