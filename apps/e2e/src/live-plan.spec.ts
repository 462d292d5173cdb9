import { expect, test, type Browser, type Locator, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { closeDetails } from './support/write-reservation.ts';
import { quietWeekday } from './support/quiet-day.ts';

/** A Thursday when the demo restaurant has no guests, apart from the other journeys' days. */
const day = quietWeekday(184, 4);
const plan = (page: Page) => page.getByRole('region', { name: 'Raumplan des Tages' });
const stube = (page: Page) => plan(page).getByRole('region', { name: 'Gaststube' });
const table = (page: Page, name: number) =>
  stube(page).getByRole('button', { name: new RegExp(`^Tisch ${name},`) });
const party = (page: Page, guest: string) =>
  plan(page).getByRole('button', { name: new RegExp(`^Tisch wählen für ${guest}`) });

/** A party of two at this time and table, begun at the plan: the form knows both. */
async function write(page: Page, lastname: string, time: string, at: number) {
  await table(page, at).click();
  await page.getByRole('button', { name: 'Neue Reservierung hier' }).click();
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  await form.getByRole('option', { name: time }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await closeDetails(page, lastname);
  await expect(party(page, lastname)).toBeVisible();
}

async function drag(page: Page, from: Locator, to: Locator) {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('what is dragged is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

async function colleague(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await resumeSession(page, logins.berlin, `/plan?date=${day}`);
  return page;
}

test.use({ viewport: { width: 1280, height: 1100 } });

test('a party is pulled onto another table, seen on another device, and put back by one press', async ({
  page,
  browser,
}) => {
  await resumeSession(page, logins.berlin, `/plan?date=${day}`);
  await write(page, 'Planziehen', '18:00', 3);
  const other = await colleague(browser);
  await expect(table(other, 3)).toHaveAccessibleName(/reserviert ab 18:00 für .*Planziehen/);
  await drag(page, table(page, 3), table(page, 4));
  await expect(page.getByText('Planziehen sitzt jetzt an Tisch 4.').first()).toBeVisible();
  await expect(table(page, 4)).toHaveAccessibleName(/Planziehen/);
  await expect(table(other, 4)).toHaveAccessibleName(/Planziehen/, { timeout: 2_000 });
  await expect(table(other, 3)).toHaveAccessibleName(/: frei/);
  await page.keyboard.press('Control+z');
  await expect(table(other, 3)).toHaveAccessibleName(/Planziehen/);
  await other.context().close();
});

test('a table that somebody else has then is refused, and the party is named', async ({ page }) => {
  await resumeSession(page, logins.berlin, `/plan?date=${day}`);
  await write(page, 'Planhalter', '13:00', 7);
  await write(page, 'Planwechsler', '13:00', 8);
  await party(page, 'Planwechsler').click();
  await expect(table(page, 7)).toHaveAccessibleName(/belegt: .*Planhalter/);
  await page.keyboard.press('Escape');
  await drag(page, table(page, 8), table(page, 7));
  await expect(page.getByText(/^Der Tisch ist belegt: Planhalter/).first()).toBeVisible();
  await expect(table(page, 8)).toHaveAccessibleName(/Planwechsler/);
});

test('a table is changed, and a second one joined, with keys alone', async ({ page }) => {
  await resumeSession(page, logins.berlin, `/plan?date=${day}`);
  await write(page, 'Plantaste', '20:00', 5);
  await table(page, 5).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tisch 5' })).toBeFocused();
  await page.getByRole('button', { name: 'Tisch wechseln' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(table(page, 10)).toHaveAccessibleName(/: frei; frei/);
  await table(page, 10).focus();
  await page.keyboard.press('Enter');
  await expect(table(page, 10)).toHaveAccessibleName(/Plantaste/);
  await table(page, 10).press('Enter');
  await page.getByRole('button', { name: 'Tisch dazunehmen' }).first().press('Enter');
  await table(page, 5).press('Enter');
  await expect(table(page, 5)).toHaveAccessibleName(/Plantaste.*zusammen mit 10/);
});

test('what is free for four lights up, as plan and as list, and a new reservation begins there', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, `/plan?date=${day}`);
  await plan(page).getByRole('button', { name: '4 Personen', exact: true }).click();
  await plan(page).getByRole('button', { name: '20:30', exact: true }).click();
  await expect(table(page, 1)).toHaveAccessibleName(/zu klein/);
  await expect(table(page, 4)).toHaveAccessibleName(/; frei$/);
  await expectNoSeriousViolations(page, 'main');
  await plan(page).getByRole('radio', { name: 'Als Liste' }).click();
  await expectNoSeriousViolations(page, 'main');
  await table(page, 4).click();
  await page.getByRole('button', { name: 'Neue Reservierung hier' }).click();
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  await expect(form.getByRole('option', { name: '20:30' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a party at the door sits at a table after two presses, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resumeSession(page, logins.berlin, '/plan');
  await plan(page).getByRole('radio', { name: 'Als Liste' }).click();
  await plan(page)
    .getByRole('button', { name: /: frei/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: /^Tisch / });
  await expectNoSeriousViolations(page);
  await sheet.getByRole('button', { name: '1 Person jetzt platzieren' }).click();
  await expect(plan(page).getByRole('button', { name: /besetzt seit 0 Min\./ })).toBeVisible();
});
