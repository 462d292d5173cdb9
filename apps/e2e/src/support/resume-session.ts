import { expect, type BrowserContext, type Page } from 'playwright/test';
import { logins, navigationOf, signIn, type Login } from './sign-in.ts';

interface Kept {
  items: [string, string][];
  /** Milliseconds since 1970. */
  at: number;
}

// Long before the access token ends: two pages that renewed the same session would end it.
const maximumAge = 120_000;
const kept = new Map<string, Kept>();
const signedIn = new WeakMap<BrowserContext, string>();

/**
 * Opens `path` as somebody who signed in a moment ago on this device. The first call signs in by the
 * form, the next ones go on with that session: the house lets one address log in only so often. For
 * journeys that log out, use `signIn`, because the session would end for all.
 */
export async function resumeSession(page: Page, login: Login = logins.berlin, path = '/timeline') {
  const known = kept.get(login.email);
  // A journey that comes by once more is still signed in, and would meet no form.
  if (known !== undefined && signedIn.get(page.context()) === login.email) {
    await page.goto(path);
    await expect(navigationOf(page)).toBeVisible();
    return;
  }
  signedIn.set(page.context(), login.email);
  if (known === undefined || Date.now() - known.at > maximumAge) {
    await signIn(page, login, path);
    const items = await page.evaluate(() =>
      Object.entries<string>({ ...localStorage }).filter(([key]) =>
        /^stammtisch\.(accounts|session\.)/.test(key),
      ),
    );
    kept.set(login.email, { items, at: Date.now() });
    return;
  }
  await page.goto('/mark.svg');
  await page.evaluate((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, known.items);
  await page.goto(path);
  await expect(navigationOf(page)).toBeVisible();
}

/** After a journey that ended all sessions of an account: the next one signs in by the form. */
export function forgetSession(login: Login) {
  kept.delete(login.email);
}
