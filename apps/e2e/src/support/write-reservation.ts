import { expect, type Page } from 'playwright/test';

/**
 * Writes a reservation by the form of the day on the screen, and closes its details. Without a time it
 * is the service's last one: who has come already is folded away.
 */
export async function writeReservation(page: Page, lastname: string, time?: string) {
  await page.getByRole('button', { name: 'Reservierung', exact: true }).click();
  const form = page.getByRole('dialog');
  const times = form.getByRole('option', { name: time ?? /^\d\d:\d\d/ });
  await (time === undefined ? times.last() : times.first()).click();
  await form.getByLabel('Nachname').fill(lastname);
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await closeDetails(page, lastname);
}

/** The sheet with the details opens in place of the form after saving; the row's menu lies beneath it. */
export async function closeDetails(page: Page, lastname: string) {
  const details = page.getByRole('dialog', { name: lastname });
  await details.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
