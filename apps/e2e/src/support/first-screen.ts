import { expect } from 'playwright/test';
import type { Form } from './booking-form.ts';
import { looksOf } from './looks-of.ts';

/** The times that can be chosen. */
export const times = (form: Form) =>
  form.getByRole('button', { name: /^\d\d:\d\d$/, disabled: false });

/** One of each kind of thing that the first screen shows. */
function partsOf(form: Form) {
  return {
    name: form.locator('[data-part="header"] h1'),
    address: form.locator('[data-part="header"] p'),
    title: form.locator('[data-part="choose-time"] h2'),
    persons: form.locator('label').filter({ hasText: /^7$/ }),
    day: form.locator('[data-part="day"] label').nth(2),
    calendar: form.getByRole('button', { name: 'Anderer Tag' }),
    time: times(form).first(),
    website: form.locator('[data-part="contact"] a').first(),
  };
}

/** How the first screen is drawn, once it has times to offer. */
export async function looksOfFirstScreen(form: Form) {
  await expect(times(form).first()).toBeVisible();
  const looks = Object.entries(partsOf(form)).map(async ([name, part]) => [
    name,
    await looksOf(part),
  ]);
  return Object.fromEntries(await Promise.all(looks));
}
