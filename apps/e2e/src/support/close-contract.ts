import { expect, type Locator, type Page } from 'playwright/test';

/** Both addons need the contract on data processing; whichever journey comes first closes it. */
export async function closeContract(page: Page, card: Locator): Promise<void> {
  await expect(card.getByRole('checkbox')).toBeVisible();
  const contract = card.getByRole('button', { name: 'Vertrag zur Auftragsverarbeitung' });
  if (!(await contract.isVisible())) return;
  await contract.click();
  await page.getByRole('button', { name: 'Vertrag schließen' }).click();
  await expect(contract).toHaveCount(0);
}
