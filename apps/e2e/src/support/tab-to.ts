import { expect, type Page } from 'playwright/test';
import type { Form } from './booking-form.ts';

/** Goes on by Tab until the focus is there; `form` is where to look when it is not the page. */
export async function tabTo(
  page: Page,
  name: string,
  role: 'button' | 'radio' | 'checkbox' | 'textbox',
  form: Form = page,
) {
  const goal = form.getByRole(role, { name }).and(form.locator(':focus'));
  for (let presses = 0; presses < 40 && (await goal.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(goal, `${name} can be reached by Tab`).toHaveCount(1);
}
