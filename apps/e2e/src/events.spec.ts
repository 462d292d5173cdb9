import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { atOnce } from './support/at-once.ts';
import { enterMasterUnless } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

const identifier = 'zum-goldenen-loewen';

/** Far enough ahead that the demo house has nothing of its own then. */
function ahead(days: number) {
  const iso = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [year = '', month = '', day = ''] = iso.split('-');
  return { iso, wire: `${day}.${month}.${year}`, typed: `${day}${month}${year}` };
}

async function openEvents(page: Page) {
  await resumeSession(page, logins.lion, '/settings/events');
  await expect(page.getByRole('heading', { name: 'Veranstaltungen und Ruhetage' })).toBeVisible();
}

async function typeDay(page: Page, label: RegExp, typed: string) {
  const field = page.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(typed);
}

test('an evening is entered, guests can book it at once, and it is deleted and taken back', async ({
  page,
  request,
}) => {
  const title = `Jazz ${Date.now()}`;
  const { iso, typed } = ahead(45);
  await openEvents(page);
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await page.getByRole('menuitem', { name: /^Veranstaltung/ }).click();
  const editor = page
    .getByRole('complementary', { name: 'Neuer Eintrag' })
    .or(page.getByRole('dialog', { name: 'Neuer Eintrag' }));
  await editor.getByRole('textbox', { name: /Titel/ }).fill(title);
  await typeDay(page, /^Von/, typed);
  await editor.getByRole('radio', { name: 'Begrenzt', exact: true }).click();
  await expect(editor.getByText(/18–22 Uhr, 40 Gäste, online buchbar/)).toBeVisible();
  await expect(editor.getByText('Keine Reservierung liegt in dieser Zeit.')).toBeVisible();
  await expectNoSeriousViolations(page);
  await editor.getByText('Das Team darf buchen').click();
  await expect(editor.getByRole('switch', { name: /Gäste dürfen online/ })).not.toBeChecked();
  await editor.getByText('Gäste dürfen online buchen').click();
  await expect(editor.getByRole('switch', { name: /Das Team darf buchen/ })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`„${title}“ ist gespeichert.`)).toBeVisible();

  const offered = async () => {
    const reply = await request.get(
      `${addresses.booking}/api/1/public/restaurants/${identifier}/events`,
      { headers: { 'x-requested-with': 'XMLHttpRequest' } },
    );
    return reply.text();
  };
  expect(await offered()).toContain(`"dates":["${iso}"]`);

  await page.getByRole('button', { name: `Löschen: ${title}` }).click();
  await expect(page.getByRole('button', { name: title, exact: true })).toHaveCount(0);
  expect(await offered()).not.toContain(title);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible(atOnce);

  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Es gibt nichts zu speichern.')).toBeVisible();
  await page.getByRole('radio', { name: 'Kalender', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoSeriousViolations(page);
});

test('holidays come from a file, and what is gone from it later is told', async ({ page }) => {
  const feasts = `Feste ${tryNumber}`;
  const [yard, market] = [`Hoffest ${tryNumber}`, `Markttag ${tryNumber}`];
  const calendar = (days: [string, number][]) => {
    const events = days.map(([name, when]) => {
      const day = ahead(when).iso.replaceAll('-', '');
      return `BEGIN:VEVENT\r\nUID:e2e-${name}\r\nSUMMARY:${name}\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`;
    });
    const text = `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;
    return { name: `${feasts}.ics`, mimeType: 'text/calendar', buffer: Buffer.from(text) };
  };
  await openEvents(page);
  await page.getByRole('button', { name: 'Kalender einlesen' }).click();
  await page.getByRole('radio', { name: 'Datei', exact: true }).click();
  await page.getByLabel('Datei', { exact: true }).setInputFiles(
    calendar([
      [yard, 50],
      [market, 51],
    ]),
  );
  await page.getByText(/Das Team sieht sie/).click();
  await page.getByRole('button', { name: 'Einlesen', exact: true }).click();
  await expect(page.getByText(`${feasts}: 2 neu, 0 geändert`)).toBeVisible();
  await expect(page.getByRole('button', { name: yard, exact: true })).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.getByLabel('Datei', { exact: true }).setInputFiles(calendar([[market, 52]]));
  await page.getByRole('textbox', { name: /Name des Kalenders/ }).fill(feasts);
  await page.getByRole('button', { name: 'Einlesen', exact: true }).click();
  await expect(page.getByText(`${feasts}: 0 neu, 1 geändert`)).toBeVisible();
  await expect(page.getByText('1 Eintrag steht nicht mehr im Kalender:')).toBeVisible();

  await page.getByRole('radio', { name: 'Adresse', exact: true }).click();
  await page.getByRole('textbox', { name: /Adresse des Kalenders/ }).fill('http://localhost/a.ics');
  await page.getByRole('textbox', { name: /Name des Kalenders/ }).fill('Innen');
  await page.getByRole('button', { name: 'Einlesen', exact: true }).click();
  await expect(page.getByText(/liegt nicht im öffentlichen Internet/)).toBeVisible();

  await page.getByRole('button', { name: `Entfernen: ${feasts}` }).click();
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(page.getByRole('button', { name: market, exact: true })).toHaveCount(0);
});

test('tags are made one after the other by Enter, and a deleted one comes back', async ({
  page,
}) => {
  const [first, second] = [`Hund ${Date.now()}`, `Katze ${Date.now()}`];
  await resumeSession(page, logins.lion, '/settings/tags');
  await page.getByRole('textbox', { name: 'Neues Etikett' }).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: `Name von „${first}“` })).toBeVisible();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: `Name von „${second}“` })).toBeVisible();
  await page.getByRole('button', { name: `Farbe von „${first}“` }).click();
  await page.getByRole('menuitem', { name: 'Blau' }).click();
  await expect(page.getByRole('button', { name: `Farbe von „${first}“: #1d4ed8` })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: `Löschen: ${first}` }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(page.getByRole('button', { name: `Farbe von „${first}“: #1d4ed8` })).toBeVisible();
  for (const name of [first, second]) {
    await page.getByRole('button', { name: `Löschen: ${name}` }).click();
    await expect(page.getByRole('textbox', { name: `Name von „${name}“` })).toHaveCount(0);
  }
});

test('the house’s colour is on the screen as soon as it is saved, and goes back by undo', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, '/settings/settings');
  const color = page.getByRole('textbox', { name: 'Zweite Farbe', exact: true });
  const secondary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--secondary').trim(),
    );
  const before = await color.inputValue();
  await color.fill('#0f766e');
  await expect(page.getByText(/Kontrast 5,5 : 1/)).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Control+s');
  await enterMasterUnless(page, page.getByText('Gespeichert: Zweite Farbe.'));
  await expect.poll(secondary).toBe('#0f766e');
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(color).toHaveValue(before);
});
