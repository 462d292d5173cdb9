import { expect, test, type Browser, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { listenForErrors } from './support/listen-for-errors.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

const path = '/settings/rooms-and-tables';

/** Opens the editor with a new room, so that journeys do not meet; answers what it is called. */
async function openNewRoom(page: Page, noun: string): Promise<string> {
  const name = `${Date.now()} ${noun}`;
  await resumeSession(page, logins.lion, path);
  await page.getByRole('button', { name: 'Raum anlegen' }).click();
  await expect(page.getByRole('button', { name: 'Bankett' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).last().fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: new RegExp(name) })).toBeVisible();
  return name;
}

const listOf = (page: Page) => page.getByRole('list', { name: 'Tische im Raum' });
const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();

/** A point of the room, in centimetres, on the screen: the room of 10 by 10 metres fills the plan. */
async function pointAt(page: Page, x: number, y: number) {
  const box = await page.locator('.konvajs-content').boundingBox();
  if (!box) throw new Error('no plan');
  const scale = Math.min(box.width - 48, box.height - 48) / 1_000;
  return {
    x: box.x + (box.width - 1_000 * scale) / 2 + x * scale,
    y: box.y + (box.height - 1_000 * scale) / 2 + y * scale,
  };
}

async function clickAt(page: Page, x: number, y: number) {
  const at = await pointAt(page, x, y);
  await page.mouse.click(at.x, at.y);
}

async function drag(page: Page, from: [number, number], to: [number, number]) {
  const [start, end] = [await pointAt(page, ...from), await pointAt(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** By the message that a deletion leaves: the plan has a button of the same name for its last step. */
async function bringBack(page: Page, message: string) {
  const toast = page.getByRole('alertdialog').filter({ hasText: message });
  await toast.getByRole('button', { name: 'Rückgängig' }).press('Enter');
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a room is drawn with the mouse: placed, moved, cloned, erased and taken back', async ({
  page,
}) => {
  const expectNoErrors = await listenForErrors(page);
  const room = await openNewRoom(page, 'Mausraum');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tisch setzen' }).click();
  await clickAt(page, 300, 300);
  await expect(listOf(page).getByRole('button')).toHaveText(['14 Plätze']);
  await expect(field(page, 'Von links (cm)')).toHaveValue('220');

  await page.keyboard.press('v');
  await drag(page, [300, 300], [600, 500]);
  await expect(field(page, 'Von links (cm)')).toHaveValue('520');
  await page.keyboard.press('c');
  await clickAt(page, 300, 700);
  await expect(listOf(page).getByRole('button')).toHaveText(['14 Plätze', '24 Plätze']);
  await saved(page);

  await page.keyboard.press('e');
  await clickAt(page, 600, 500);
  await expect(page.getByText('Der Tisch ist gelöscht.').first()).toBeVisible();
  await expect(listOf(page).getByRole('button')).toHaveText(['24 Plätze']);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Control+z');
  await page.keyboard.press('v');
  await clickAt(page, 300, 300);
  await expect(field(page, 'Von links (cm)')).toHaveValue('220');
  await page.keyboard.press('Control+y');
  await clickAt(page, 600, 500);
  await expect(field(page, 'Von links (cm)')).toHaveValue('520');
  await saved(page);

  await page.reload();
  await page.getByRole('tab', { name: new RegExp(room) }).click();
  await expect(listOf(page).getByRole('button')).toHaveText(['14 Plätze']);
  expectNoErrors();
});

test('everything is done by keyboard, with a screen reader’s words, in light and dark', async ({
  page,
}) => {
  const room = await openNewRoom(page, 'Tastenraum');
  await page.getByRole('button', { name: 'Speiseraum' }).focus();
  await page.keyboard.press('Enter');
  await saved(page);
  await listOf(page).getByRole('button', { name: /^1\D/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Plan von ${room}` })).toBeFocused();
  const before = Number(await field(page, 'Von links (cm)').inputValue());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(field(page, 'Von links (cm)')).toHaveValue(String(before + 11));
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Von links (cm)')).toHaveValue(String(before));
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Als Kombination festlegen' }).waitFor();
  await expectNoSeriousViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSeriousViolations(page);
});

test('two tables that can be pushed together are a set with limits of its own', async ({
  page,
}) => {
  const room = await openNewRoom(page, 'Kombiraum');
  for (let count = 0; count < 2; count += 1) {
    await page.getByRole('button', { name: 'Tisch hinzufügen' }).click();
  }
  await saved(page);
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Als Kombination festlegen' }).click();
  const set = page.getByRole('listitem', { name: 'Tische 1 + 2' });
  await expect(set.getByRole('textbox', { name: 'Personen ab' })).toHaveValue('5');
  await page.getByRole('heading', { name: 'Räume und Tische' }).click();
  await page.keyboard.press('Control+z');
  await expect(set).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(set).toBeVisible();
  await set.getByRole('textbox', { name: 'Personen bis' }).fill('7');
  await page.keyboard.press('Tab');
  await page.reload();
  await page.getByRole('tab', { name: new RegExp(room) }).click();
  await expect(set.getByRole('textbox', { name: 'Personen bis' })).toHaveValue('7');
  await set.getByRole('button', { name: 'Kombination 1 + 2 löschen' }).click();
  await expect(set).toHaveCount(0);
  await bringBack(page, 'Die Kombination ist gelöscht.');
  await expect(set).toBeVisible();
});

async function colleague(browser: Browser, room: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await resumeSession(page, logins.lion, path);
  await page.getByRole('tab', { name: new RegExp(room) }).click();
  return page;
}

test('two who edit one room see each other at once, and lose nothing', async ({
  page,
  browser,
}) => {
  const room = await openNewRoom(page, 'Zweierraum');
  await page.getByRole('button', { name: 'Tisch hinzufügen' }).click();
  await saved(page);
  const other = await colleague(browser, room);
  await expect(listOf(other).getByRole('button')).toHaveText(['14 Plätze']);

  await page.getByRole('button', { name: 'Tisch hinzufügen' }).click();
  await expect(listOf(other).getByRole('button')).toHaveText(['14 Plätze', '24 Plätze'], atOnce);

  // Both change table 1 while neither hears of the other.
  await listOf(page).getByRole('button').first().click();
  await listOf(other).getByRole('button').first().click();
  await other.context().setOffline(true);
  await field(page, 'Name').first().fill('Erker');
  await page.keyboard.press('Enter');
  await saved(page);
  await field(other, 'Plätze').fill('6');
  await other.keyboard.press('Tab');
  await expect(other.getByText('Noch nicht gespeichert')).toBeVisible();
  await other.context().setOffline(false);
  for (const each of [page, other]) {
    await expect(listOf(each).getByRole('button', { name: 'Erker' })).toHaveText('Erker6 Plätze', {
      timeout: 15_000,
    });
  }

  // Both name the part of the house, one of them slowly.
  await field(other, 'Bereich').fill('Anbau');
  await field(page, 'Bereich').fill('Keller');
  await page.keyboard.press('Enter');
  await field(page, 'Tiefe (m)').fill('9');
  await page.keyboard.press('Enter');
  await expect(field(other, 'Tiefe (m)')).toHaveValue('9', atOnce);
  await field(other, 'Bereich').press('Enter');
  const question = other.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(question.getByRole('row', { name: 'Bereich Keller Anbau' })).toBeVisible();
  await expectNoSeriousViolations(other);
  await question.getByRole('button', { name: 'Mit meinem überschreiben' }).click();
  await expect(field(page, 'Bereich')).toHaveValue('Anbau', atOnce);
  await expect(question).toBeHidden();
  await other.context().close();
});

test('a room is copied, deleted and brought back', async ({ page }) => {
  const room = await openNewRoom(page, 'Kopierraum');
  await page.getByRole('button', { name: 'Bar', exact: true }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Raum duplizieren' }).click();
  const copy = page.getByRole('tab', { name: new RegExp(`${room} 2`) });
  await expect(copy).toHaveAttribute('aria-selected', 'true');
  await expect(listOf(page).getByRole('button').first()).toBeVisible();
  // By key: the message of the new room may lie above, and stays for as long as a mouse is there.
  await page.getByRole('button', { name: 'Raum löschen' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(copy).toHaveCount(0);
  await bringBack(page, `${room} 2 ist gelöscht.`);
  await expect(copy).toBeVisible();
});

test('a demo house shows its plan and keeps it', async ({ page }) => {
  await resumeSession(page, logins.berlin, path);
  await expect(page.getByText(/Im Demokonto lässt sich der Plan ansehen/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tisch setzen' })).toHaveCount(0);
  await expect(page.locator('.konvajs-content')).toBeVisible();
});
