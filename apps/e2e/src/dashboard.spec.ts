import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { closeDetails, writeReservation } from './support/write-reservation.ts';
import { quietWeekday } from './support/quiet-day.ts';

/** A Thursday when the demo restaurant has no guests, apart from the other journeys' days. */
const day = quietWeekday(128, 4);
const wireDay = day.split('-').toReversed().join('.');
const list = `/reservations?date=${day}`;

/** A party of two at seven, written in the form. */
async function write(page: Page, lastname: string, wish?: string) {
  await page.getByRole('button', { name: 'Reservierung', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  await form.getByRole('option', { name: '19:00' }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  if (wish !== undefined) await form.getByLabel('Notiz', { exact: true }).fill(wish);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await closeDetails(page, lastname);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The day in the month beside the list. */
const cellOf = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: new RegExp(`, ${longDay()}`) });

function longDay(): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString('de-DE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

test('the month says who comes, and hears of a new party at once', async ({ page, context }) => {
  await resumeSession(page, logins.berlin, list);
  await expect(cellOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(list);
  await expect(cellOf(other)).toBeVisible();
  await write(page, 'Kalender');
  await expect(cellOf(other)).toHaveAccessibleDescription(/2 Personen/, atOnce);
});

test('days on which nobody can book are told by word', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/reservations');
  const legend = page.getByRole('list', { name: 'Zeichen im Kalender' });
  await expect(legend).toContainText('Nicht buchbar');
});

test('the note of the day stands on every device at once, and undo takes it back', async ({
  page,
  context,
}) => {
  await resumeSession(page, logins.berlin, list);
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole('button', { name: 'Tagesnotiz schreiben' })).toBeEnabled();
  await page.getByRole('button', { name: 'Tagesnotiz schreiben' }).click();
  await page.getByRole('textbox', { name: 'Tagesnotiz' }).fill('Spargel ist da');
  await page.keyboard.press('Control+Enter');
  await expect(other.getByRole('button', { name: /Spargel ist da/ })).toBeVisible(atOnce);
  await page.getByRole('button', { name: /Spargel ist da/ }).waitFor();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Tagesnotiz schreiben' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Tagesnotiz schreiben' })).toBeVisible();
});

test('a request is confirmed by one tap from the inbox, and undone before any mail leaves', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, '/reservations');
  const opener = page.getByRole('button', { name: /offene Anfragen/ });
  const before = Number.parseInt((await opener.textContent()) ?? '', 10);
  await opener.click();
  const inbox = page.getByRole('dialog', { name: 'Offene Anfragen' });
  await inbox
    .getByRole('button', { name: /bestätigen$/ })
    .first()
    .click();
  await expect(opener).toHaveText(`${before - 1} offene Anfragen`);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(opener).toHaveText(`${before} offene Anfragen`);
  await expectNoSeriousViolations(page);
});

test('the day is printed with its allergies, by time, table or name', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await write(page, 'Papier', 'Nussallergie');
  await expect(rowOf(page, 'Papier')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) });
  });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Nach Tisch drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table').filter({ hasText: 'Papier' });
  await expect(paper).toBeVisible();
  await expect(paper).toContainText('Allergie: Nussallergie');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // A4 in points.
  expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
});

test('the reservations of a month are loaded as a file that a spreadsheet reads', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await write(page, '=Formel');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Als CSV laden' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reservierungen als CSV' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Laden' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^reservations-.*\.csv$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content.startsWith('\uFEFFDatum;Uhrzeit;')).toBe(true);
  expect(content).toContain(`${wireDay};19:00;`);
  expect(content).toContain(";'=Formel;");
});

test('the keys of the day are told by ?, and can be switched off', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await expect(page.getByRole('button', { name: 'Reservierung', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(new RegExp(day));
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Heute', exact: true })).toBeDisabled();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await sheet.getByText('Einzelne Tasten verwenden').click();
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await expect(sheet).toHaveCount(0);
});

test('a party is seated and un-seated by the keyboard alone', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/reservations');
  const party = `Tastatur ${Date.now()}`;
  await writeReservation(page, party);
  const row = rowOf(page, party);
  await row.getByRole('button', { name: party, exact: true }).focus();
  await page.keyboard.press('s');
  await expect(row.getByText('Platziert')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row.getByText('Bestätigt')).toBeVisible();
});

test('the dashboard can be read by everybody, by day and by night', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/reservations');
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 820, height: 1_180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/reservations');
    await expect(page.getByRole('region', { name: 'Auslastung je Viertelstunde' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${size.width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectNoSeriousViolations(page);
      });
    }
  }
});
