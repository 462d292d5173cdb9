import { expect, test, type Page } from 'playwright/test';
import { enterMasterUnless } from './support/enter-master.ts';
import { mailTo } from './support/mails.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

async function open(page: Page, path: string) {
  await resumeSession(page, logins.lion, path);
  await expect(
    page.getByRole('heading', { level: 1, name: /E-Mails|Gästefeedback/ }),
  ).toBeVisible();
}

test('a house words its reminder, sees the real mail beside it, tries it out and takes it back', async ({
  page,
  request,
}) => {
  await open(page, '/settings/mail-settings');
  await page.getByRole('button', { name: /^Erinnerung/ }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' });
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Wir freuen uns auf Sie' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Betreff' }).fill('Auf bald, ');
  await page.getByRole('button', { name: 'Name des Gastes' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Bis {tiem}, <b>Ihr</b> Löwe');
  await expect(page.getByText(/\{tiem\} in Zeile 1, Stelle 5 .+ \{time\}/)).toBeVisible();
  await expect(preview.getByText(/letzten Stand ohne Fehler/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill('Bis {time}, <b>Ihr</b> Löwe');
  await expect(preview.getByText('Auf bald, Lina Krüger')).toBeVisible();
  await expect(mail.getByText('Bis 19:30, <b>Ihr</b> Löwe', { exact: true })).toBeVisible();
  // Its own styles came along, under the page's policy that allows none in markup.
  await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');

  await preview.getByLabel('Testmail an').fill('probe@example.com');
  await preview.getByRole('button', { name: 'Testmail senden' }).click();
  await expect(page.getByText('Testmail an probe@example.com ist unterwegs.')).toBeVisible();
  const arrived = await mailTo(request, 'probe@example.com', /^Auf bald, Lina Krüger$/);
  expect(arrived.text).toContain('Bis 19:30, <b>Ihr</b> Löwe');

  await page.keyboard.press('Control+s');
  await enterMasterUnless(page, page.getByText('Gespeichert: Texte.'));
  await page.getByRole('button', { name: 'Rückgängig' }).first().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Betreff' })).toHaveValue('');
});

test('on a phone the preview is a sheet, and the feedback page says when guests are asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/settings/feedback');
  await expect(page.getByText(/bekommt die Mail morgen um 10 Uhr/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alle Bewertungen lesen' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Vorschau zeigen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bewertung' });
  const mail = sheet.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Wie hat es Ihnen gefallen?' })).toBeVisible();
  await page.keyboard.press('Escape');
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  // No check can be run inside the frame, where nothing runs: so without the preview.
  await open(page, '/settings/mail-settings');
  await expect(page.getByText('Alle Mails wurden angenommen.')).toBeVisible();
  await expectNoSeriousViolations(page);
  expect(await page.evaluate(isTooWide)).toBe(false);
});
