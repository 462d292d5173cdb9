import { expect, test, type Browser, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { closeDetails } from './support/write-reservation.ts';
import { quietWeekday } from './support/quiet-day.ts';

/** A Wednesday when the demo restaurant has no guests, apart from the other journeys' days. */
const day = quietWeekday(177, 3);

/** A party of two at this time and table, written in the form beside the timeline. */
async function write(page: Page, lastname: string, time: string, table: number | undefined) {
  const place = table === undefined ? '' : `&time=${time}`;
  await page.goto(`/timeline?date=${day}&sheet=new${place}`);
  const form = page.getByRole('dialog', { name: 'Neue Reservierung' });
  await form.getByRole('option', { name: time }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  const choice = table === undefined ? /^Ohne Tisch/ : new RegExp(`^Tisch ${table},`);
  await form.getByRole('button', { name: choice }).click();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await closeDetails(page, lastname);
  await standing(page, lastname);
}

const barOf = (page: Page, name: string) => page.locator('.vis-item', { hasText: name });

/** Where a bar is once it stands still: the timeline grows when the sheet beside it closes. */
async function standing(page: Page, name: string) {
  const bar = barOf(page, name).first();
  await expect(bar).toBeVisible();
  let last = '';
  await expect
    .poll(async () => {
      const hours = await page.locator('.vis-panel.vis-center').boundingBox();
      const board = await page.locator('.timeline-board').boundingBox();
      if (!hours || !board) return false;
      // vis-timeline hears of a new width a moment after the page has it.
      if (Math.abs(hours.x + hours.width - board.x - board.width) > 2) return false;
      const box = JSON.stringify(await bar.boundingBox());
      const isStill = box === last;
      last = box;
      return isStill;
    })
    .toBe(true);
  const box = await bar.boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return box;
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 8 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** One finger, put down for `hold` milliseconds, drawn over the screen and lifted. */
async function pullByFinger(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  hold = 0,
) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (typeof from)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', from);
  await page.waitForTimeout(hold);
  for (let step = 1; step <= 12; step += 1) {
    const part = step / 12;
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await session.detach();
}

const cellOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Reservierungen nach Tischen' }).getByRole('gridcell', { name });

async function colleague(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  return page;
}

test('a stay is made longer by pulling its end, seen on another device, and taken back', async ({
  page,
  browser,
}) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await write(page, 'Längerbleib', '18:00', 1);
  const other = await colleague(browser);
  await expect(cellOf(other, 'Längerbleib')).toHaveText(/18:00 bis 20:00 Uhr/);
  const box = await standing(page, 'Längerbleib');
  const end = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  await drag(page, end, { x: end.x + box.width / 4, y: end.y });
  await expect(page.getByText('Längerbleib bleibt jetzt bis 20:30 Uhr.').first()).toBeVisible();
  await expect(cellOf(page, 'Längerbleib')).toHaveText(/18:00 bis 20:30 Uhr/);
  await expect(cellOf(other, 'Längerbleib')).toHaveText(/18:00 bis 20:30 Uhr/, atOnce);
  await page.keyboard.press('Control+z');
  await expect(cellOf(other, 'Längerbleib')).toHaveText(/18:00 bis 20:00 Uhr/);
  await other.context().close();
});

test('a stay is not made longer into the next party’s time: it is named, and the bar goes back', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await write(page, 'Davor', '17:00', 2);
  await write(page, 'Hernach', '19:00', 2);
  const box = await standing(page, 'Davor');
  const end = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  await drag(page, end, { x: end.x + box.width / 4, y: end.y });
  await expect(page.getByText(/Der Tisch ist belegt: Hernach \(2\)/).first()).toBeVisible();
  await expect.poll(async () => (await barOf(page, 'Davor').boundingBox())?.width).toBe(box.width);
});

test('a party goes to the unassigned lane and back to a table, and Ctrl+Z undoes both', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await write(page, 'Wandersmann', '18:00', 3);
  const box = await standing(page, 'Wandersmann');
  const lane = await page.locator('.vis-label.row-unassigned').boundingBox();
  if (!lane) throw new Error('there is no unassigned lane');
  const grip = { x: box.x + 40, y: box.y + box.height / 2 };
  await drag(page, grip, { x: grip.x, y: lane.y + lane.height / 2 });
  await expect(page.getByText('Wandersmann hat jetzt keinen Tisch.').first()).toBeVisible();
  await expect(page.locator('.row-count')).toHaveText('1');
  const above = await standing(page, 'Wandersmann');
  await drag(page, { x: above.x + 40, y: above.y + above.height / 2 }, grip);
  await expect(page.getByText('Wandersmann sitzt jetzt an Tisch 3.').first()).toBeVisible();
  await expect(page.locator('.row-count')).toHaveText('0');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.row-count')).toHaveText('1');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.row-count')).toHaveText('0');
});

test('on a tablet a finger scrolls, and carries a party after a long press or in the mode for it', async ({
  page,
  browser,
}) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await write(page, 'Fingerzeig', '18:00', 5);
  const context = await browser.newContext({
    viewport: { width: 820, height: 1_180 },
    hasTouch: true,
    isMobile: true,
  });
  const tablet = await context.newPage();
  await resumeSession(tablet, logins.berlin, `/timeline?date=${day}`);
  const box = await standing(tablet, 'Fingerzeig');
  const grip = { x: box.x + 20, y: box.y + box.height / 2 };
  const tableAbove = { x: grip.x, y: grip.y - box.height - 6 };
  await pullByFinger(tablet, grip, { x: grip.x + 80, y: grip.y });
  await expect.poll(async () => (await standing(tablet, 'Fingerzeig')).x).toBeGreaterThan(box.x);
  await expect(cellOf(page, 'Fingerzeig')).toHaveText(/18:00 bis 20:00 Uhr/);
  await pullByFinger(tablet, { x: grip.x + 80, y: grip.y }, grip);
  await expect.poll(async () => (await standing(tablet, 'Fingerzeig')).x).toBe(box.x);

  await pullByFinger(tablet, grip, tableAbove, 700);
  await expect(tablet.getByText('Fingerzeig sitzt jetzt an Tisch 4.').first()).toBeVisible();
  await tablet.getByRole('button', { name: 'Verschieben' }).tap();
  await standing(tablet, 'Fingerzeig');
  await pullByFinger(tablet, tableAbove, grip);
  await expect(tablet.getByText('Fingerzeig sitzt jetzt an Tisch 5.').first()).toBeVisible();
  await tablet.setViewportSize({ width: 390, height: 844 });
  await expect(tablet.getByRole('radio', { name: 'Tag' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('everything a drag does is done by keys, and every step is said', async ({ page }) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await write(page, 'Tastenfreund', '18:00', 6);
  const said = page.getByRole('status').filter({ hasText: /Tastenfreund|Tisch/ });
  await cellOf(page, 'Tastenfreund').focus();
  await page.keyboard.press('m');
  await expect(said.first()).toHaveText(/Tastenfreund aufgenommen/);
  await page.keyboard.press('ArrowDown');
  await expect(said.first()).toHaveText('18:00 bis 20:00 Uhr, Tisch 7');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said.first()).toHaveText('18:00 bis 20:15 Uhr, Tisch 7');
  await page.keyboard.press('Escape');
  await expect(said.first()).toHaveText(/bleibt, wo/);

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Datum oder Zeit ändern/ });
  await expect(question).toContainText('18:15');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'Tastenfreund')).toHaveText(/18:15 bis 20:15 Uhr/);
  await expect(cellOf(page, 'Tastenfreund')).toBeFocused();

  await page.keyboard.press('d');
  const dialog = page.getByRole('alertdialog', { name: 'Dauer ändern: Tastenfreund' });
  await dialog.getByRole('button', { name: /Dauer/ }).click();
  await page.getByRole('option', { name: /Bis 19:15/ }).click();
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect(cellOf(page, 'Tastenfreund')).toHaveText(/18:15 bis 19:15 Uhr/);
});

test('rooms fold, rows grow, and the week leads to a day', async ({ page }) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  await expect(page.locator('.vis-label.row-table').first()).toBeVisible();
  const before = await page.locator('.vis-label.row-table').count();
  await page.locator('.vis-label.row-room').first().click();
  await expect.poll(() => page.locator('.vis-label.row-table').count()).toBeLessThan(before);
  await page.locator('.vis-label.row-room').first().click();
  await expect(page.locator('.vis-label.row-table')).toHaveCount(before);

  await page.getByRole('button', { name: 'Zeilenhöhe: Großzügig' }).click();
  await page.reload();
  await expect
    .poll(async () => (await page.locator('.vis-label.row-table').first().boundingBox())?.height)
    .toBeGreaterThanOrEqual(48);
  await page.getByRole('button', { name: 'Zeilenhöhe: Kompakt' }).click();

  await page.getByRole('radio', { name: 'Woche' }).click();
  await expect(page.getByRole('region', { name: 'Woche nach Tischen' })).toBeVisible();
  await page
    .getByRole('button', { name: /Gäste, \d+ Reservierungen, \d+ ohne Tisch/ })
    .first()
    .click();
  await expect(
    page.getByRole('region', { name: 'Zeitleiste nach Räumen und Tischen' }),
  ).toBeVisible();
});

test('day and week can be read by everybody, by day and by night, on every device', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, `/timeline?date=${day}`);
  test.slow();
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 820, height: 1_180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const days of ['Woche', 'Tag']) {
      await page.getByRole('radio', { name: days }).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoSeriousViolations(page);
      }
    }
  }
});
