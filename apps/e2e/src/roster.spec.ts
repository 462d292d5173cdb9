import { expect, test, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { mailTo } from './support/mails.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

/** Weeks that nothing else is planned in. */
const week = '/settings/timetable?view=week&date=2027-10-26';
const anotherWeek = '/settings/timetable?view=week&date=2027-11-09';

const grid = (page: Page) => page.getByRole('region', { name: 'Wochenraster' });
const list = (page: Page) => page.getByRole('region', { name: 'Schichten als Liste' });
const sheet = (page: Page, name: string | RegExp) =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));

/** An empty plan for the week of the address, whatever an earlier try has left there. */
async function beginPlan(page: Page) {
  const create = page.getByRole('button', { name: 'Leeren Plan anlegen' });
  const more = page.getByRole('button', { name: 'Mehr', exact: true });
  await expect(create.or(more)).toBeVisible();
  if (await more.isVisible()) {
    const open = page.getByRole('button', { name: 'Wieder öffnen' });
    if (await open.isVisible()) await open.click();
    await expect(page.getByRole('button', { name: 'Abschließen' })).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Plan löschen' }).click();
  }
  await create.click();
  await expect(page.getByText('Neu', { exact: true })).toBeVisible();
}

async function addShift(page: Page, name: string, { end = '22:00' } = {}) {
  await page.getByRole('button', { name: 'Neue Schicht' }).click();
  const fresh = sheet(page, 'Neue Schicht');
  await fresh.getByRole('button', { name: /Mitarbeitende/ }).click();
  await page.getByRole('option', { name }).click();
  await fresh.getByRole('textbox', { name: 'Ende' }).fill(end);
  await fresh.getByRole('button', { name: 'Speichern' }).click();
  await expect(fresh).toBeHidden();
}

/** Where a time of a day lies in the grid: seven columns beside the hours, 06:00 at the top. */
async function placeOf(page: Page, weekday: number, hour: number) {
  const heading = grid(page)
    .getByText(/^[A-Z][a-z] \d\d\.\d\d\.$/)
    .nth(weekday);
  const label = grid(page).getByText(`${String(hour).padStart(2, '0')}:00`, { exact: true });
  const [column, row] = [await heading.boundingBox(), await label.boundingBox()];
  if (!column || !row) throw new Error('the grid is not drawn');
  return { x: column.x + 20, y: row.y + 6 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('a shift is drawn into the week, moved by hand, taken back, and told by mail', async ({
  page,
  request,
}) => {
  await resumeSession(page, logins.berlin, week);
  await beginPlan(page);
  await expect(grid(page)).toBeVisible();
  await drag(page, await placeOf(page, 1, 18), await placeOf(page, 1, 22));
  const fresh = sheet(page, 'Neue Schicht');
  await expect(fresh.getByRole('textbox', { name: 'Beginn' })).toHaveValue('18:00');
  await fresh.getByRole('button', { name: /Mitarbeitende/ }).click();
  await page.getByRole('option', { name: 'Mia' }).click();
  await fresh.getByRole('textbox', { name: 'Ende' }).fill('22:00');
  await page.keyboard.press('Control+s');
  await expect(fresh).toBeHidden();
  await expect(page.getByText('In Arbeit')).toBeVisible();
  await expect(list(page).getByRole('button', { name: /18:00 – 22:00/ })).toBeVisible();
  await expectNoSeriousViolations(page);

  const target = await placeOf(page, 2, 16);
  await drag(page, await placeOf(page, 1, 19), target);
  await expect(page.getByText('Schicht von Mia verschoben.')).toBeVisible();
  await expect(list(page).getByRole('heading', { name: /Mittwoch/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).last().press('Enter');
  await expect(list(page).getByRole('heading', { name: /Dienstag/ })).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('mia@stammtisch-berlin.example')).toBeVisible();
  await expectNoSeriousViolations(page);
  await question.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Abgeschlossen', { exact: true })).toBeVisible();
  await expect(page.getByText('Alle wissen Bescheid')).toBeVisible();
  const mail = await mailTo(request, 'mia@stammtisch-berlin.example', /^Ihr Dienstplan/);
  expect(mail.text).toContain('Dienstag, 26. Oktober: 18:00 bis 22:00 Uhr (4 Std.)');
  await expect(page.getByRole('button', { name: 'Neue Schicht' })).toBeDisabled();
});

test('two plan one week: each sees the other at once, and what was worked is recorded', async ({
  page,
  browser,
}) => {
  await resumeSession(page, logins.berlin, anotherWeek);
  await beginPlan(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await resumeSession(other, logins.berlin, anotherWeek);
  await expect(other.getByText('In diesen Tagen ist niemand eingeplant.')).toBeVisible();
  await addShift(page, 'Ben', { end: '02:00' });
  await expect(list(other).getByRole('button', { name: /18:00 – 02:00/ })).toBeVisible(atOnce);
  await page.keyboard.press('n');
  await expect(sheet(page, 'Neue Schicht')).toBeVisible();
  await page.keyboard.press('Escape');

  await list(other)
    .getByRole('button', { name: /18:00 – 02:00/ })
    .click();
  const shift = sheet(other, 'Schicht von Ben');
  await shift.getByRole('textbox', { name: 'bis' }).fill('02:30');
  await shift.getByRole('button', { name: 'Zeit erfassen' }).click();
  await expect(shift.getByText('30 Min. länger als geplant.')).toBeVisible();
  await expectNoSeriousViolations(other);
  await expect(list(page).getByText('8:30')).toBeVisible(atOnce);

  await page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(other.getByText('Abgeschlossen', { exact: true })).toBeVisible(atOnce);
  await expect(shift.getByText(/Der Plan ist abgeschlossen/)).toBeVisible();
  await expect(shift.getByRole('button', { name: 'Speichern' })).toBeHidden();
  await context.close();

  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await list(page)
    .getByRole('button', { name: /18:00 – 02:00/ })
    .click();
  await sheet(page, 'Schicht von Ben')
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expect(page.getByText('Eintrag von Ben gelöscht.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(list(page).getByRole('button', { name: /18:00 – 02:00/ })).toBeVisible();
});

test('on a phone the day comes first, and the month is a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(page.getByRole('radio', { name: 'Tag' })).toBeChecked();
  await expect(grid(page)).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('radio', { name: 'Monat' }).click();
  await expect(grid(page)).toBeHidden();
  await list(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
