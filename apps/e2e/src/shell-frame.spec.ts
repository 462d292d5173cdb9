import { expect, test, type Page } from 'playwright/test';
import { listenForComplaints } from './support/browser-complaints.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins, navigationOf, signIn } from './support/sign-in.ts';

const accountOf = (page: Page) => page.getByRole('button', { name: 'Konto und Darstellung' });

test('the language changes every word on the screen, and stays', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings/tags');
  await accountOf(page).click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(navigationOf(page)).toHaveAccessibleName('Navigation principale');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(navigationOf(page)).toHaveAccessibleName('Navigation principale');
});

test('dark is dark, and stays', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings/tags');
  const background = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await background();
  await accountOf(page).click();
  await page.getByRole('radio', { name: 'Dunkel' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(navigationOf(page)).toBeVisible();
  expect(await background()).toBe(dark);
  // Paper is white.
  await page.emulateMedia({ media: 'print' });
  expect(await background()).toBe(light);
});

test('staff switch to a linked restaurant without its password', async ({ page }) => {
  await signIn(page, logins.berlin, '/settings/tags');
  const before = await accountOf(page).innerText();
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Restaurant wechseln' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(accountOf(page)).not.toHaveText(before);
  await page.goto('/logout');
  await expect(accountOf(page)).toHaveText(before, { useInnerText: true });
});

test('settings open with the master password, and stay open for a while', async ({ page }) => {
  await signIn(page, logins.lion, '/settings/tags');
  await page.getByRole('link', { name: 'Restaurantdaten' }).first().click();
  const question = page.getByRole('alertdialog');
  const password = question.getByLabel('Masterpasswort', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Das Masterpasswort ist falsch.');
  await password.fill(logins.lion.master);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('dismissing the master password keeps the page closed', async ({ page }) => {
  await signIn(page, logins.lion, '/settings/restaurant-infos');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText('öffnet mit dem Masterpasswort')).toBeVisible();
});

test('without a network a banner says so, and it goes when the network is back', async ({
  page,
  context,
}) => {
  await resumeSession(page, logins.berlin, '/settings/tags');
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Keine Verbindung')).toBeHidden();
});

test('below 750 pixels the navigation is a bar at the bottom, and cuts no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resumeSession(page, logins.berlin, '/settings/tags');
  const box = await navigationOf(page).boundingBox();
  expect(box?.y).toBeGreaterThan(700);
  expect(box?.width).toBe(390);
  for (const word of await navigationOf(page).locator('a > span').all()) {
    expect(await word.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
  }
});

test('the keyboard reaches the content past the navigation', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings/tags');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`login and frame read well for everybody (${colorScheme})`, async ({ page }) => {
    const complaints = await listenForComplaints(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByLabel('E-Mail')).toBeVisible();
    await expectNoSeriousViolations(page);
    await resumeSession(page, logins.berlin, '/settings');
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSeriousViolations(page);
    await accountOf(page).click();
    await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Restaurant wechseln' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0);
    await expectNoSeriousViolations(page);
    expect(complaints()).toEqual([]);
  });
}
