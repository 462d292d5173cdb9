import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

const path = '/settings/hotel-csv-import';

const lastname = `Kölbl${tryNumber}`;

/** Days from now as a hotel system writes them; far away from the demo's reservations, and an earlier try's. */
function day(past: number): string {
  const date = new Date();
  date.setDate(date.getDate() + 300 + 4 * tryNumber + past);
  return date.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

const choose = (page: Page, name: string, content: Buffer) =>
  page
    .getByLabel(/CSV-Datei auswählen/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: content });

/** What an earlier try has entered stands already: the page opens where it ended. */
async function describeHouse(page: Page) {
  const times = page.getByRole('region', { name: 'Essenszeiten' });
  await expect(times.or(page.getByRole('region', { name: /^(Datei|Prüfung)$/ }))).toBeVisible();
  if (!(await times.isVisible())) {
    await page.getByRole('navigation').getByRole('button', { name: 'Datei' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Übliche Zeiten übernehmen' }).click();
  await expect(page.getByRole('textbox', { name: 'Mahlzeit' })).toHaveCount(2);
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Halbpension anlegen' }).click();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
}

test('a hotel’s list becomes reservations in four steps, and one step takes them back', async ({
  page,
}) => {
  await resumeSession(page, logins.vienna, path);
  await describeHouse(page);

  await choose(page, 'bild.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await expect(page.getByText('Das ist keine Textdatei.')).toBeVisible();

  const rows = [
    'Zi.-Nr.;Gastname;Vorname;Anreise;Abreise;Verpflegung;Pax',
    `101;${lastname};Änne;${day(0)};${day(2)};HP;2`,
    `102;Gruber;Sepp;${day(0)};${day(1)};ÜF;1`,
    `103;Falsch;Rita;30.02.2027;${day(1)};HP;1`,
  ];
  await choose(page, 'gäste.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
  await expect(page.getByRole('heading', { name: 'Spalten von gäste.csv' })).toBeVisible();
  await expect(page.getByRole('cell', { name: lastname })).toBeVisible();
  await expect(page.getByText('Anreise ist kein Datum')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Alle Zeilen lesen' }).click();

  await expect(page.getByText('Aufenthalte: 1, Reservierungen: 4')).toBeVisible();
  await expect(page.getByText('Eine Zeile ließ sich nicht lesen.')).toBeVisible();
  await expectNoSeriousViolations(page);
  // Whoever leaves finds it where it was.
  await page.goto('/reservations');
  await page.goto(path);
  await expect(page.getByText('Aufenthalte: 1, Reservierungen: 4')).toBeVisible();
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mit Gründen laden' }).click();
  expect((await loading).suggestedFilename()).toBe('bad-rows.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Importieren' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('keine E-Mails');
  await question.getByRole('button', { name: 'Importieren' }).click();
  await expect(page.getByText('4 Reservierungen stehen im Buch.')).toBeVisible();
  await page.goto(`/guests?q=${lastname}`);
  await expect(page.getByText(lastname).first()).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await expect(page.getByText('Der Import ist zurückgenommen.')).toBeVisible();
});
