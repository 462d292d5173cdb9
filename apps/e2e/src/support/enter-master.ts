import { expect, type Locator, type Page } from 'playwright/test';
import { logins } from './sign-in.ts';

/** The house asks for the master password once in ten minutes, whatever is done first; `done` shows that it is. */
export async function enterMasterUnless(page: Page, done: Locator): Promise<void> {
  const password = page.locator('input[name="master"]');
  await expect(password.or(done).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(logins.lion.master);
    await page.keyboard.press('Enter');
  }
  await expect(done).toBeVisible();
}

/** What a settings page says once it is saved. */
export function savedNotice(page: Page): Locator {
  return page.getByText(/^Gespeichert:/).first();
}
