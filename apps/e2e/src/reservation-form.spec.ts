import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tabInto } from './support/tab-to.ts';
import { tryNumber } from './support/try-number.ts';

/** A day in the week before the clocks go back in the last days of October, in the next autumn. */
function weekBeforeTheClocksChange(): string {
  const year = new Date().getUTCFullYear() + 1;
  const lastDay = new Date(Date.UTC(year, 9, 31));
  const sunday = 31 - lastDay.getUTCDay();
  return new Date(Date.UTC(year, 9, sunday - 4)).toISOString().slice(0, 10);
}

const day = weekBeforeTheClocksChange();
const list = `/reservations?date=${day}`;

const formOf = (page: Page) => page.getByRole('dialog', { name: 'Neue Reservierung' });

async function startNew(page: Page) {
  await expect(page.getByRole('button', { name: 'Reservierung', exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(formOf(page)).toBeVisible();
}

test('a whole reservation is written without a mouse', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  const form = formOf(page);
  await tabInto(page, form.getByLabel('Nachname'));
  await page.keyboard.type('Tastenreich');
  await tabInto(page, form.getByLabel('Notiz'));
  await page.keyboard.type('Torte um neun');
  await tabInto(page, form.getByLabel('Neuer Tag'));
  await page.keyboard.type('Jubiläum');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Jubiläum', pressed: true })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Control+Enter');
  const details = page.getByRole('dialog', { name: 'Tastenreich' });
  await expect(details.getByText('Torte um neun')).toBeVisible();
  await expect(details.getByText('Jubiläum')).toBeVisible();
});

test('a series keeps its time over the clock change, and shows its dates before it is saved', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  const form = formOf(page);
  await form.getByRole('option', { name: '19:00' }).first().click();
  await form.getByLabel('Nachname').fill('Wochenchor');
  await form.getByText('Diese Reservierung wiederholt sich').click();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Serie speichern?' });
  await expect(question.getByRole('listitem')).toHaveCount(4);
  await expect(question.getByText(/, 19:00$/)).toHaveCount(4);
  await expectNoSeriousViolations(page);
  await question.getByRole('button', { name: '4 Termine speichern' }).click();
  const details = page.getByRole('dialog', { name: 'Wochenchor' });
  await expect(details.getByText('Teil einer Serie: alle 1 Wochen')).toBeVisible();
});

test('a file that is not what its name says is refused with a reason', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  await formOf(page).getByLabel('Nachname').fill('Anhang');
  await page.keyboard.press('Control+Enter');
  const details = page.getByRole('dialog', { name: 'Anhang' });
  await expect(details.getByText('Noch nichts angehängt.')).toBeVisible();
  const input = details.locator('input[type=file]');
  const mimeType = 'application/pdf';
  await input.setInputFiles({ name: 'liste.pdf', mimeType, buffer: Buffer.from('MZ\u0000') });
  await expect(page.getByText(/liste\.pdf ist nicht das, was der Name sagt/)).toBeVisible();
  await input.setInputFiles({ name: 'menü.pdf', mimeType, buffer: Buffer.from('%PDF-1.7 Menü') });
  await expect(details.getByText('menü.pdf')).toBeVisible();
  await expectNoSeriousViolations(page);
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'menü.pdf herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('menü.pdf');
});

test('what was typed is there again after a reload, and can be saved though the token ran out', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  await formOf(page).getByLabel('Nachname').fill('Nachtschlaf');
  await page.reload();
  await startNew(page);
  await expect(formOf(page).getByText('Ein angefangener Entwurf')).toBeVisible();
  await expect(formOf(page).getByLabel('Nachname')).toHaveValue('Nachtschlaf');
  // The laptop slept: the server takes the old token no more, once.
  let refused = 0;
  await page.route('**/api/1/reservations', async (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/problems/please-login',
        key: 'PLEASE_LOGIN',
        title: 'Please login',
        status: 401,
      }),
    });
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Nachtschlaf' })).toBeVisible();
  expect(refused).toBe(1);
  const left = await page.evaluate(() => Object.keys({ ...sessionStorage }));
  expect(left.filter((key) => key.startsWith('stammtisch.draft.'))).toEqual([]);
});

test('what was typed when the network was lost is saved once, as soon as there is one again', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  const form = formOf(page);
  const party = `Funkstille ${tryNumber}`;
  await form.getByLabel('Nachname').fill(party);
  await form.getByLabel('Telefon').fill('12');
  await expect(form.getByText('Diese Nummer kennt kein Netz')).toBeVisible();
  await form.getByLabel('Telefon').fill('0171 2345678');
  await expect(form.getByText('Diese Nummer kennt kein Netz')).toHaveCount(0);

  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Keine Verbindung').first()).toBeVisible({ timeout: 20_000 });
  await expect(form.getByLabel('Nachname')).toHaveValue(party);
  await expect(form.getByRole('button', { name: 'Speichern', exact: true })).toBeEnabled({
    timeout: 20_000,
  });

  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('dialog', { name: party })).toBeVisible();
  const row = page.getByRole('region', { name: 'Reservierungen des Tages' });
  await expect(row.getByRole('listitem').filter({ hasText: party })).toHaveCount(1);
});

test('a link with a reservation’s id leads straight into its form, on its own day', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await startNew(page);
  await formOf(page).getByLabel('Nachname').fill('Verlinkt');
  await formOf(page).getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Verlinkt' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('reservation');

  await page.goto(`/newReservation/${id}`);
  const form = page.getByRole('dialog', { name: 'Reservierung bearbeiten' });
  await expect(form.getByText('Verlinkt')).toBeVisible();
  await page.goto('/newReservation/00000000-0000-4000-8000-000000000001');
  await expect(page.getByText('Diese Reservierung konnte nicht geladen werden.')).toBeVisible();
  await page.goto('/newReservation');
  await expect(formOf(page).getByLabel('Nachname')).toHaveValue('');
});
