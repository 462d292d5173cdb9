import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

/** Each try takes another word: names that are alike find each other. */
const ofThisTry = (words: readonly [string, string, string, string]) => words[tryNumber % 4] ?? '';

async function openGuests(page: Page) {
  await resumeSession(page, logins.berlin, '/guests');
  await expect(page.getByRole('table', { name: 'Gäste' })).toBeVisible();
}

interface Written {
  forename: string;
  lastname: string;
  phone?: string;
  email?: string;
}

async function write(page: Page, guest: Written) {
  await page.getByRole('button', { name: 'Gast', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Gast' });
  await form.getByLabel('Vorname').fill(guest.forename);
  await form.getByLabel('Nachname').fill(guest.lastname);
  await form.getByLabel('Telefon').fill(guest.phone ?? '');
  await form.getByLabel('E-Mail').fill(guest.email ?? '');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(sheetOf(page, `${guest.forename} ${guest.lastname}`)).toBeVisible();
}

/** Checks the open sheet; beside it a button that just saved leaves words for screen readers behind. */
const expectSheetWithoutViolations = (page: Page) => expectNoSeriousViolations(page, 'dialog');

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function search(page: Page, typed: string) {
  await page.getByRole('searchbox', { name: 'Gast suchen' }).fill(typed);
}

test('a guest is found however the name is written, by number and by address', async ({ page }) => {
  const forename = `${ofThisTry(['Udo', 'Max', 'Leo', 'Jan'])} Sören`;
  await openGuests(page);
  await expectNoSeriousViolations(page);
  await write(page, {
    forename,
    lastname: 'Großmüller',
    phone: '0171 555 66 77',
    email: 'soeren@grossmueller.example',
  });
  for (const typed of [
    'großmü',
    'grossmueller',
    'SOEREN gros',
    '0171 5556',
    '@grossm',
    'grosmuler',
  ]) {
    await search(page, typed);
    await expect(page.getByRole('row', { name: `${forename} Großmüller` })).toHaveCount(1);
  }
  await search(page, 'niemandsonst');
  await expect(page.getByText('Kein Gast passt zu „niemandsonst“.')).toBeVisible();
});

test('a guest is edited, deleted by mistake and brought back', async ({ page }) => {
  const lastname = ofThisTry(['Versehen', 'Irrtum', 'Missgriff', 'Fehlklick']);
  await openGuests(page);
  await write(page, { forename: 'Ina', lastname });
  const sheet = sheetOf(page, `Ina ${lastname}`);
  await sheet.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'Gast bearbeiten' });
  await form.getByLabel('Notiz').fill('Allergie: Haselnüsse');
  await form
    .getByRole('group', { name: 'Tags' })
    .getByRole('button', { name: 'Stammgast' })
    .click();
  await form.getByText('Daten dürfen gespeichert werden').click();
  await expectSheetWithoutViolations(page);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(sheet.getByText('Allergie: Haselnüsse')).toBeVisible();
  await expect(sheet.getByText('Daten dürfen gespeichert werden')).toBeVisible();
  await expectSheetWithoutViolations(page);

  await sheet.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await search(page, lastname);
  await expect(page.getByText(`Kein Gast passt zu „${lastname}“.`)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(page.getByRole('row', { name: `Ina ${lastname}` })).toBeVisible();
});

test('of two who edit one guest the second sees what changed, and chooses', async ({ browser }) => {
  const lastname = `Zweifach${tryNumber}`;
  const name = `Paul ${lastname}`;
  const mia = await (await browser.newContext()).newPage();
  const tom = await (await browser.newContext()).newPage();
  await openGuests(mia);
  await openGuests(tom);
  await write(mia, { forename: 'Paul', lastname });
  await search(tom, lastname);
  await tom.getByRole('button', { name }).click();
  for (const page of [mia, tom]) {
    await sheetOf(page, name).getByRole('button', { name: 'Bearbeiten' }).click();
  }
  const formOf = (page: Page) => page.getByRole('dialog', { name: 'Gast bearbeiten' });
  await formOf(mia).getByLabel('Notiz').fill('Mia war zuerst da');
  await formOf(mia).getByRole('button', { name: 'Speichern' }).click();
  await expect(sheetOf(mia, name).getByText('Mia war zuerst da')).toBeVisible();

  await formOf(tom).getByLabel('Notiz').fill('Tom kam später');
  await formOf(tom).getByRole('button', { name: 'Speichern' }).click();
  const question = tom.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(
    question.getByRole('row', { name: /Mia war zuerst da Tom kam später/ }),
  ).toBeVisible();
  await expectNoSeriousViolations(tom, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Mit meinem überschreiben' }).click();
  await expect(sheetOf(mia, name).getByText('Tom kam später')).toBeVisible(atOnce);
});

test('two entries of one guest become one', async ({ page }) => {
  const lea = { forename: 'Lea', lastname: `Doppelgang${tryNumber}` };
  const name = `Lea ${lea.lastname}`;
  const digits = String(9_990_100 + tryNumber);
  await openGuests(page);
  await write(page, { ...lea, phone: `0171 ${digits}` });
  await write(page, { ...lea, email: `lea@doppel${tryNumber}.example` });
  const sheet = sheetOf(page, name);
  await expect(sheet.getByText('ähnlicher Name').first()).toBeVisible();
  await sheet.getByRole('button', { name: `Mit ${name} zusammenführen` }).click();
  const merge = page.getByRole('dialog', { name: 'Gäste zusammenführen' });
  await expect(merge.getByText('So steht der Gast danach im Buch')).toBeVisible();
  await expectSheetWithoutViolations(page);
  await merge.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(sheet.getByText(`+49171${digits}`)).toBeVisible();
  await expect(sheet.getByText(`lea@doppel${tryNumber}.example`)).toBeVisible();
  await search(page, lea.lastname);
  await expect(page.getByRole('row', { name })).toHaveCount(1);
});

test('the duplicates of the whole house are looked through, and two people stay two', async ({
  page,
}) => {
  await openGuests(page);
  const lastname = `Zwillinge${tryNumber}`;
  const phone = `0171 ${9_991_100 + tryNumber}`;
  await write(page, { forename: 'Eva', lastname, phone });
  await write(page, { forename: 'Ida', lastname, phone });
  await page.getByRole('button', { name: 'Mögliche Doppelte' }).click();
  const pair = page.getByRole('listitem', {
    name: new RegExp(`^(Eva ${lastname} und Ida|Ida ${lastname} und Eva) ${lastname}$`),
  });
  await expect(pair).toContainText('gleiche Telefonnummer');
  await expectNoSeriousViolations(page, 'dialog');
  await pair.getByRole('button', { name: /sind zwei Gäste/ }).click();
  await expect(pair).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mögliche Doppelte' })).toBeVisible();
  await expect(pair).toHaveCount(0);
});

test('the guest book is taken home as a file, and a guest gets all that is stored', async ({
  page,
}) => {
  await openGuests(page);
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gäste als CSV' });
  await sheet.getByText('Ort', { exact: true }).click();
  await expect(sheet.getByRole('columnheader', { name: 'Ort' })).toBeVisible();
  await expectSheetWithoutViolations(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'CSV herunterladen' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFVorname;Nachname;Telefon;E-Mail;Ort');
  expect(lines.length).toBeGreaterThan(300);
  await sheet.getByRole('button', { name: 'Schließen' }).click();

  await page.locator('tbody').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Eigene Daten des Gastes herunterladen' }).click(),
  ]);
  const data: unknown = JSON.parse(await readFile(await own.path(), 'utf8'));
  expect(data).toMatchObject({ guest: { lastname: expect.any(String) } });
});

test('on a phone the guest covers the list, and a link to him opens him', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGuests(page);
  await page.locator('tbody').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSeriousViolations(page);
  const id = new URL(page.url()).searchParams.get('guest');
  await page.goto(`/guests/${id}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
});
