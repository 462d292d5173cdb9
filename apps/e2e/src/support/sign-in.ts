import { expect, type Page } from 'playwright/test';

/** The logins of the demo restaurants (decisions §9). */
export const logins = {
  /** A demo account: it cannot change settings, and needs no master password. */
  berlin: { email: 'demo@stammtisch.example', password: 'stammtisch' },
  /** A demo account, linked with Berlin. */
  vienna: { email: 'hotel-demo@stammtisch.example', password: 'stammtisch' },
  /** An ordinary account: everything may be changed, behind the master password. */
  lion: { email: 'wirt@stammtisch.example', password: 'stammtisch', master: 'schluessel' },
} as const;

export interface Login {
  email: string;
  password: string;
}

/** The rail of the signed-in frame, or a phone's bar: what only staff see. */
export function navigationOf(page: Page) {
  return page.getByRole('navigation').first();
}

/** Fills in the login form that is on the screen and sends it. */
export async function fillLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/**
 * Opens `path`, signs in by the login form that comes first, as staff do, and is led on; resolves
 * when the frame is drawn. The screen is German, as the tests' browsers are.
 */
export async function signIn(page: Page, login: Login = logins.berlin, path = '/timeline') {
  await page.goto(path);
  await fillLogin(page, login);
  await expect(navigationOf(page)).toBeVisible();
}
