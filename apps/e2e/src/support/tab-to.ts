import { expect, type Locator, type Page } from 'playwright/test';
import type { Form } from './booking-form.ts';

/** Goes on by Tab until the focus is there; `form` is where to look when it is not the page. */
export function tabTo(
  page: Page,
  name: string,
  role: 'button' | 'radio' | 'checkbox' | 'textbox',
  form: Form = page,
) {
  return press(page, form.getByRole(role, { name }).and(form.locator(':focus')), 40);
}

/** The same past every time and table: a form of a large house has many of both. */
export function tabInto(page: Page, field: Locator) {
  return press(page, field.and(page.locator(':focus')), 300);
}

async function press(page: Page, goal: Locator, most: number) {
  for (let presses = 0; presses < most && (await goal.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(goal, 'can be reached by Tab').toHaveCount(1);
}
