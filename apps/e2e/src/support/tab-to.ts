import { expect, type Page } from 'playwright/test';

/** Goes on by Tab until the focus is there. */
export async function tabTo(
  page: Page,
  name: string,
  role: 'button' | 'radio' | 'checkbox' | 'textbox',
) {
  const goal = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 40 && (await goal.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(goal, `${name} can be reached by Tab`).toHaveCount(1);
}
