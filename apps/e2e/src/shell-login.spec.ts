import { expect, test } from 'playwright/test';
import { listenForComplaints } from './support/browser-complaints.ts';
import { fillLogin, logins, navigationOf, signIn } from './support/sign-in.ts';

test('staff sign in by e-mail and password, and a reload keeps them signed in', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  await page.goto('/login');
  await fillLogin(page, logins.berlin);
  await expect(navigationOf(page)).toBeVisible();
  await page.reload();
  await expect(navigationOf(page)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a wrong password is said under the field, and the e-mail stays', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { ...logins.berlin, password: 'falsch' });
  const password = page.getByLabel('Passwort', { exact: true });
  await expect(password).toHaveAccessibleDescription(/stimmt nicht/);
  await expect(password).toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveValue(logins.berlin.email);
  await fillLogin(page, logins.berlin);
  await expect(navigationOf(page)).toBeVisible();
});

test('an empty field is named before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/E-Mail-Adresse ein/);
  await expect(page.getByLabel('E-Mail')).toBeFocused();
});

test('the demo opens without a form', async ({ page }) => {
  await page.goto('/login/demo');
  await expect(navigationOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konto und Darstellung' })).toContainText('Demo');
});

test('an unknown address leads to the login', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/login$/);
});

test('the page that was asked for opens after the login, with its query', async ({ page }) => {
  await page.goto('/settings/rooms-and-tables?room=1');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, logins.berlin);
  await expect(page).toHaveURL(/\/settings\/rooms-and-tables\?room=1$/);
});

test('the next login on this device opens the page visited last', async ({ page }) => {
  await signIn(page, logins.berlin, '/timeline');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, logins.berlin);
  await expect(page).toHaveURL(/\/timeline/);
});

test('a settings page is remembered as the restaurant’s data', async ({ page }) => {
  await signIn(page, logins.berlin, '/settings/tags');
  await page.goto('/logout');
  await fillLogin(page, logins.berlin);
  await expect(page).toHaveURL(/\/settings\/restaurant-infos$/);
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/reservations');
  await expect(navigationOf(other)).toBeVisible();
  await page.goto('/login/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await page.goto('/timeline');
  await expect(page).toHaveURL(/\/login$/);
});

test('without a network the login says so and sends nothing', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeDisabled();
});

test('a foreign site that the house does not list may not send anybody on', async ({ page }) => {
  await page.goto('/external-origin?origin=//evil.example');
  await expect(page.getByRole('heading')).toContainText('darf hierher nicht weiterleiten');
});
