import { expect, test, type Page } from 'playwright/test';
import { quietDay } from './support/booking-form.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { closeDetails } from './support/write-reservation.ts';

/** A day without guests of the house's own, with one party that has no table yet. */
async function openDayWith(page: Page, lastname: string, daysAhead: number) {
  await resumeSession(page, logins.lion, `/reservations?date=${quietDay(daysAhead)}`);
  await page.getByRole('button', { name: 'Reservierung', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('option', { name: '19:00' }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: /^(Ohne|Kein) Tisch|^Später$/ }).click();
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('dialog', { name: lastname })).toBeVisible();
}

const rowOf = (page: Page, lastname: string) =>
  page
    .getByRole('region', { name: 'Reservierungen des Tages' })
    .getByRole('listitem')
    .filter({ hasText: lastname });

test('the best table is told with its reason, and given by one press', async ({ page }) => {
  await openDayWith(page, 'Tischlein', 131);
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch finden' }).click();
  const answer = page.getByRole('alertdialog', { name: 'Tisch für Tischlein' });
  await expect(answer.getByText('Tisch 1, Gaststube')).toBeVisible();
  await expectNoSeriousViolations(page);
  await answer.getByRole('button', { name: 'Vergeben' }).click();
  await expect(answer).toHaveCount(0);
  await closeDetails(page, 'Tischlein');
  await expect(rowOf(page, 'Tischlein')).toContainText(/Tisch \S+/);
});

test('a plan of the day is proven, taken, and put back as it was', async ({ page }) => {
  await openDayWith(page, 'Planmann', 132);
  await closeDetails(page, 'Planmann');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Tische verteilen' }).click();
  const plan = page.getByRole('dialog', { name: 'Tische verteilen' });
  await expect(plan.getByText(/Planmann/).first()).toBeVisible();
  await expectNoSeriousViolations(page);
  await plan.getByRole('button', { name: 'Alle umsetzen' }).click();
  await expect(rowOf(page, 'Planmann')).toContainText(/Tisch \S+/);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(page.getByText('Die Runde sitzt wieder wie vorher.').first()).toBeVisible();
  await expect(rowOf(page, 'Planmann')).not.toContainText(/Tisch \S+/);
});
