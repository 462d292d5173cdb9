import { expect, type Page } from 'playwright/test';

/** Writes a reservation by the form of the day on the screen, and closes its details. */
export async function writeReservation(page: Page, lastname: string, time: string) {
  await page.getByRole('button', { name: 'Reservierung', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('option', { name: time }).first().click();
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(lastname).first()).toBeVisible();
  await closeSheet(page);
}

/** The sheet with the details opens after saving; the row's menu lies beneath it. */
export async function closeSheet(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
