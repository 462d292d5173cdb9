import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tabInto } from './support/tab-to.ts';
import { closeDetails } from './support/write-reservation.ts';
import { quietWeekday } from './support/quiet-day.ts';

/** A Wednesday when the demo restaurant has no guests, apart from the other journeys' days. */
const day = quietWeekday(121, 3);
const list = `/reservations?date=${day}`;

/** A party of two at seven at this table, written in the form; answers its id. */
async function write(page: Page, lastname: string, table: number): Promise<string> {
  await page.getByRole('button', { name: 'Reservierung', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  await form.getByRole('option', { name: '19:00' }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: new RegExp(`^Tisch ${table},`) }).click();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('dialog', { name: lastname })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('reservation') ?? '';
  await closeDetails(page, lastname);
  return id;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a party at the door is asked for its size first, and can be sent away again', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, '/reservations');
  await page.getByRole('button', { name: 'Laufkundschaft' }).click();
  const sheet = page.getByRole('dialog', { name: 'Laufkundschaft' });
  await expect(sheet.getByText('Welcher Tisch?')).toHaveCount(0);
  await sheet.getByRole('button', { name: '4', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Bester freier Tisch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a reservation is written without a mouse', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await expect(page.getByRole('button', { name: 'Reservierung', exact: true })).toBeVisible();
  await page.keyboard.press('n');
  const lastname = page.getByRole('dialog').getByLabel('Nachname');
  await expect(lastname).toBeVisible();
  await tabInto(page, lastname);
  await page.keyboard.type('Tastatur');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Tastatur' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Tastatur')).toBeVisible();
});

test('the row’s menu stays in reach while details stand beside the day, and back closes them', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await write(page, 'Nebenan', 4);
  await page.getByRole('button', { name: 'Nebenan', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Nebenan' })).toBeVisible();
  await rowOf(page, 'Nebenan').getByRole('button', { name: 'Aktionen' }).click();
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Back closes what stands beside the day, and the day stays.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Nebenan')).toBeVisible();
});

test('a party is moved without a drag, and deleted only after a yes', async ({ page }) => {
  await resumeSession(page, logins.berlin, list);
  await write(page, 'Umzug', 5);

  await choose(page, 'Umzug', 'Zeit oder Tisch ändern');
  const dialog = page.getByRole('alertdialog', { name: 'Zeit oder Tisch ändern' });
  await dialog.getByRole('button', { name: /Uhrzeit/ }).click();
  await page.getByRole('option', { name: '20:00' }).click();
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /Datum oder Zeit ändern für Umzug/ });
  await expect(question).toContainText(/Bisher .*19:00 Uhr\. Neu .*20:00 Uhr/);
  await question.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(rowOf(page, 'Umzug')).toContainText('20:00');

  await choose(page, 'Umzug', 'Löschen');
  const deletion = page.getByRole('alertdialog', { name: 'Reservierung löschen?' });
  await deletion.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(rowOf(page, 'Umzug')).toBeVisible();
  await choose(page, 'Umzug', 'Löschen');
  await deletion.getByRole('button', { name: 'Löschen' }).click();
  await expect(rowOf(page, 'Umzug')).toHaveCount(0);
});

test('a party is not dropped on another one: the timeline says who sits there', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  await write(page, 'Zuerst', 2);
  await write(page, 'Danach', 3);
  await page.goto(`/timeline?date=${day}`);
  const first = page.locator('.vis-item', { hasText: 'Zuerst' });
  const second = page.locator('.vis-item', { hasText: 'Danach' });
  await expect(first).toBeVisible();
  const from = await second.boundingBox();
  const to = await first.boundingBox();
  if (!from || !to) throw new Error('the parties are not on the screen');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, (from.y + to.y) / 2 + 10, { steps: 8 });
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(/Der Tisch ist belegt: Zuerst \(2\)/).first()).toBeVisible();
  await expect.poll(async () => (await second.boundingBox())?.y).toBe(from.y);
});

test('list, timeline, form and details can be read by everybody, by day and by night', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, list);
  const id = await write(page, 'Lesbar', 6);
  const party = page.getByText('Lesbar').first();
  const screens = [
    { path: list, drawn: party },
    { path: `/timeline?date=${day}`, drawn: page.locator('.vis-item').first() },
    { path: `${list}&sheet=new`, drawn: page.getByRole('dialog').getByLabel('Nachname') },
    {
      path: `/reservations?sheet=details&reservation=${id}`,
      drawn: page.getByRole('dialog', { name: 'Lesbar' }),
    },
  ];
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const { path, drawn } of screens) {
      await page.goto(path);
      await expect(drawn).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await test.step(`${path}, ${size.width} px, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await expectNoSeriousViolations(page);
        });
      }
    }
  }
});

test('Escape in the open list of guests leaves the form open', async ({ page }) => {
  await resumeSession(page, logins.berlin, `${list}&sheet=new`);
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  const search = form.getByRole('combobox', { name: 'Gast suchen' });
  await search.pressSequentially('Böhm');
  await expect(page.getByRole('option', { name: /Böhm/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: /Böhm/ })).toHaveCount(0);
  await expect(form).toBeVisible();
});
