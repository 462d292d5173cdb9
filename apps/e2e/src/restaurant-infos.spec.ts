import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { enterMasterUnless } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { forgetSession, resumeSession } from './support/resume-session.ts';
import { logins, signIn } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

const path = '/settings/restaurant-infos';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });

/** The page is behind the master password, which counts for ten minutes. */
async function openInfos(page: Page) {
  await resumeSession(page, logins.lion, path);
  await enterMasterUnless(page, field(page, 'Telefon'));
}

test('a number that nobody has is not saved, a right one is taken back, or read by guests', async ({
  page,
  context,
}) => {
  const [typed, read] = [`030 ${7_654_321 + tryNumber}`, `+49 30 ${7_654_321 + tryNumber}`];
  await openInfos(page);
  await expect(field(page, 'Telefon')).toHaveValue(/^\+49 /);
  const before = await field(page, 'Telefon').inputValue();
  await field(page, 'Telefon').fill('030 12');
  await expect(page.getByText(/Die Telefonnummer ist nicht gültig/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectNoSeriousViolations(page);

  const saved = page.getByText('Gespeichert: Telefon.').first();
  await field(page, 'Telefon').fill(typed);
  await expect(page.getByText(`Gäste lesen: ${read}`)).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Rückgängig' }).first().press('Enter');
  await expect(field(page, 'Telefon')).toHaveValue(before);

  await field(page, 'Telefon').fill(typed);
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Telefon')).toHaveValue(read);
  const form = await context.newPage();
  await form.goto(`${addresses.booking}/#/at/zum-goldenen-loewen`);
  await expect(form.getByRole('link', { name: read, exact: true })).toBeVisible();
  await form.close();
  await field(page, 'Telefon').fill(before);
  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();
});

test('two people at once: other fields pass by one another, the same one asks', async ({
  page,
  context,
}) => {
  await openInfos(page);
  const other = await context.newPage();
  await openInfos(other);
  const town = `Spandau ${tryNumber}`;
  await field(page, 'Ort').fill(town);
  await field(other, 'Ort').fill('Kladow');
  await save(page).click();
  await expect(page.getByText('Gespeichert: Ort.').first()).toBeVisible();
  await expect(other.getByText('Inzwischen hat jemand anderes geändert: Ort.')).toBeVisible();
  await expectNoSeriousViolations(other);
  await other.getByRole('button', { name: 'Deren Stand übernehmen' }).click();
  await expect(field(other, 'Ort')).toHaveValue(town);
  await field(page, 'Ort').fill('Berlin');
  await page.keyboard.press('Control+s');
  await expect(field(other, 'Ort')).toHaveValue('Berlin');
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" onload="document.title='caught'">
  <script>document.title = 'caught'</script><circle cx="150" cy="150" r="140" fill="#7c2d3e"/></svg>`;

test('a logo with a script becomes a picture that guests see, and can be deleted', async ({
  page,
  context,
}) => {
  const complaints = await listenForComplaints(page);
  await openInfos(page);
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({
    name: 'rechnung.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('alert').getByText(/kein Bild/)).toBeVisible();
  await choose.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  const picture = page.getByRole('img', { name: 'Logo' });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  expect(await page.title()).not.toBe('caught');
  expect(complaints()).toEqual([]);

  const form = await context.newPage();
  await form.goto(`${addresses.booking}/#/at/zum-goldenen-loewen`);
  await expect(form.locator('[data-part="header"] img')).toHaveJSProperty('naturalWidth', 600);
  await expectNoSeriousViolations(form);
  await form.close();

  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await expect(page.getByText(/Noch kein Logo/)).toBeVisible();
});

test('a new password is judged while it is typed, and needs the old one', async ({ page }) => {
  await openInfos(page);
  await field(page, 'Altes Passwort').fill('falsch');
  await field(page, 'Neues Passwort').fill('passwort');
  await expect(page.getByText(/^Schwach: leicht zu erraten/)).toBeVisible();
  await field(page, 'Neues Passwort').fill('vier Knödel im Nebenzimmer');
  await expect(page.getByText(/^Stark:/)).toBeVisible();
  await field(page, 'Neues Passwort wiederholen').fill('vier Knödel');
  await expect(page.getByText(/stimmen nicht überein/)).toBeVisible();
  const change = page.getByRole('button', { name: 'Passwort ändern', exact: true });
  await expect(change).toBeDisabled();
  await field(page, 'Neues Passwort wiederholen').fill('vier Knödel im Nebenzimmer');
  await change.click();
  await expect(page.getByText(/vielleicht stimmt das alte nicht/)).toBeVisible();

  await field(page, 'Altes Passwort').fill(logins.lion.password);
  await field(page, 'Neues Passwort').fill('passwort123');
  await field(page, 'Neues Passwort wiederholen').fill('passwort123');
  await change.click();
  await expect(page.getByText(/als eines der ersten geraten/)).toBeVisible();
  await expectNoSeriousViolations(page);
});

test('after a change of the password this device stays, and the others are at the login at once', async ({
  page,
  browser,
}) => {
  await signIn(page, logins.lion, path);
  await page.locator('input[name="master"]').fill(logins.lion.master);
  await page.keyboard.press('Enter');
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, logins.lion, '/settings/tags');
  const next = 'vier Knödel im Nebenzimmer';
  forgetSession(logins.lion);
  await changePassword(page, logins.lion.password, next);
  await expect(elsewhere).toHaveURL(/\/login$/);
  await changePassword(page, next, logins.lion.password);
  await elsewhere.context().close();
});

async function changePassword(page: Page, old: string, next: string) {
  await field(page, 'Altes Passwort').fill(old);
  await field(page, 'Neues Passwort').fill(next);
  await field(page, 'Neues Passwort wiederholen').fill(next);
  await page.getByRole('button', { name: 'Passwort ändern', exact: true }).click();
  await expect(field(page, 'Altes Passwort')).toHaveValue('');
}

test('a demo house shows its data without the master password, and saves nothing', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, path);
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  await field(page, 'Ort').fill('Potsdam');
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bild wählen' })).toBeDisabled();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
});

test('the page fits a phone and a tablet, light and dark', async ({ page }) => {
  await resumeSession(page, logins.berlin, path);
  await expect(field(page, 'Ort')).toBeVisible();
  for (const width of [390, 820]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 1_000 });
      await page.emulateMedia({ colorScheme });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectNoSeriousViolations(page);
    }
  }
});
