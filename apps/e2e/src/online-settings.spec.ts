import { expect, test, type Page } from 'playwright/test';
import { aGuest, fillIn, type Form } from './support/booking-form.ts';
import { enterMasterUnless, savedNotice } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

const path = '/settings/onlinereservation-settings';
const formOf = (page: Page) => page.frameLocator('iframe[title="Vorschau"]');
const sizesIn = (form: Form) => form.locator('[data-part="party-size"]').getByRole('radio');
const sizes = (page: Page) => sizesIn(formOf(page));

async function save(page: Page) {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await enterMasterUnless(page, savedNotice(page));
}

test('a change is seen in the real form before it is saved, then by guests, and can be taken back', async ({
  page,
  context,
}) => {
  await resumeSession(page, logins.lion, path);
  await expect(sizes(page)).toHaveCount(10);
  const most = page.getByRole('textbox', { name: 'Personen höchstens' });
  await most.fill('4');
  await most.press('Tab');
  await expect(sizes(page)).toHaveCount(4);
  await expect(page.getByText('Eine Änderung: Personen höchstens')).toBeVisible();

  const guest = await context.newPage();
  const link = await formLink(page);
  const guestSizes = sizesIn(guest);
  await guest.goto(link);
  await expect(guestSizes).toHaveCount(10);

  await save(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  // A message that has the focus stays.
  await undo.focus();
  await guest.reload();
  await expect(guestSizes).toHaveCount(4);
  await undo.press('Enter');
  await expect(most).toHaveValue('10');
  await guest.reload();
  await expect(guestSizes).toHaveCount(10);
});

test('a style sheet is judged as it is typed, and a faulty one cannot be worn', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, path);
  await page.getByRole('tab', { name: 'Aussehen' }).click();
  const editor = page.getByRole('textbox', { name: 'Eigenes CSS' });
  await editor.fill('h1 {\n  colr: teal;\n}');
  await expect(page.getByText('Zeile 2, Spalte 3: „colr“ gibt es nicht.')).toBeVisible();
  await expect(page.getByText('letzten gültigen Stand')).toBeVisible();
  await editor.fill('h1 {\n  color: rgb(0, 128, 128);\n}');
  await expect(page.getByText('Alles in Ordnung.')).toBeVisible();
  await expect(formOf(page).getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    'rgb(0, 128, 128)',
  );
  await page.getByRole('button', { name: 'Verwerfen' }).click();
});

test('nothing is booked in the preview, and no stranger may show it', async ({ page }) => {
  await resumeSession(page, logins.lion, path);
  await expect(sizes(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/public/'))
      asked.push(request.url());
  });
  const form = formOf(page);
  await form.locator('[data-part="times"] button:enabled').first().click();
  await fillIn(form, aGuest('Vorschau'));
  await form.getByRole('button', { name: /anfragen/ }).click();
  await expect(form.getByText('Gebucht wird nichts.', { exact: false })).toBeVisible();
  expect(asked).toEqual([]);
  const { origin } = new URL(await formLink(page));
  const answer = await page.request.get(`${origin}/preview`, { headers: { accept: 'text/html' } });
  expect(answer.headers()['content-security-policy']).toContain(
    `frame-ancestors ${new URL(page.url()).origin}`,
  );
});

test('every area can be read by everybody, on a phone too', async ({ page }) => {
  await resumeSession(page, logins.lion, path);
  for (const area of ['Buchung', 'Formular', 'Texte', 'Aussehen', 'Einbetten']) {
    await page.getByRole('tab', { name: area }).click();
    await expect(page.getByRole('tabpanel', { name: area })).toBeVisible();
    await expectNoSeriousViolations(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Vorschau zeigen' }).click();
  await expect(sizes(page).first()).toBeVisible();
});

async function formLink(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Einbetten' }).click();
  const link = await page.getByRole('textbox', { name: 'Link zum Formular' }).inputValue();
  await page.getByRole('tab', { name: 'Buchung' }).click();
  return link;
}
