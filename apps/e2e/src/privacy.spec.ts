import { expect, test, type Page } from 'playwright/test';
import { enterMasterUnless } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

const path = '/settings/privacypolicy';
const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function writeGuest(page: Page, lastname: string) {
  await page.goto('/guests?sheet=new');
  const form = page.getByRole('dialog');
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByRole('heading', { name: lastname })).toBeVisible();
}

test('whom the house must forget is counted, confirmed by a word, and gone for good', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, path);
  const lastname = `Vergissmeinnicht${tryNumber}`;
  await writeGuest(page, lastname);
  await page.goto(path);
  const log = partOf(page, 'Protokoll');
  const entries = log.getByText(/^(Ein Gast|\d+ Gäste) anonymisiert/);
  await expect(entries.first().or(log.getByText('Noch wurde niemand anonymisiert.'))).toBeVisible();
  const before = await entries.count();
  const part = partOf(page, 'Anonymisieren');
  await part.getByRole('spinbutton').first().click();
  // Long before the house opened: only guests who never had a reservation.
  await page.keyboard.type('01012015');
  await expect(part.getByText(/werden anonymisiert|wird anonymisiert/)).toBeVisible();
  await expectNoSeriousViolations(page);
  await part.getByRole('button', { name: 'Anonymisieren' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Niemand kann das rückgängig machen');
  const yes = question.getByRole('button', { name: 'Anonymisieren' });
  await expect(yes).toBeDisabled();
  await expectNoSeriousViolations(page, '[role="alertdialog"]');
  await question.getByRole('textbox').fill('anonymisieren');
  await yes.click();
  await enterMasterUnless(page, entries.nth(before));
  await expect(log.getByText(logins.lion.email).first()).toBeVisible();
  const loading = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Protokoll laden' }).click();
  expect((await loading).suggestedFilename()).toBe('anonymizations.csv');
  await page.goto(`/guests?q=${lastname}`);
  await expect(page.getByText(/^Kein Gast passt zu/)).toBeVisible();
});

test('consents leave the house after the declaration was accepted, each time', async ({ page }) => {
  await resumeSession(page, logins.lion, path);
  await partOf(page, 'Einwilligungen als Datei')
    .getByRole('button', { name: 'Datei laden' })
    .click();
  const question = page.getByRole('alertdialog');
  const accept = question.getByRole('button', { name: 'Annehmen und laden' });
  await expect(accept).toBeDisabled();
  await expectNoSeriousViolations(page, '[role="alertdialog"]');
  await question.getByText('Ich habe das gelesen').click();
  const loading = page.waitForEvent('download');
  await accept.click();
  expect((await loading).suggestedFilename()).toBe('consents.csv');
});

test('a demo house looks at everything, and can forget nobody', async ({ page }) => {
  await resumeSession(page, logins.berlin, path);
  await expect(page.getByText(/Im Demo-Haus/)).toBeVisible();
  const part = partOf(page, 'Anonymisieren');
  await part.getByRole('spinbutton').first().click();
  await page.keyboard.type('01012020');
  await expect(part.getByRole('status').first()).toBeVisible();
  await expect(part.getByRole('button', { name: 'Anonymisieren' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(partOf(page, 'Aufbewahrung')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSeriousViolations(page);
});
