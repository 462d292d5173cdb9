import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Einstellungen durchsuchen' });
const hits = (page: Page) => page.getByRole('list', { name: 'Gefundene Einstellungen' });

test('any setting is found by its name, and opened where it stands', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/waiting-list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('kuchentakt');
  await expect(hits(page).getByRole('link')).toHaveText(['KüchentaktReservierung']);
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/restaurant-settings#pace\.title$/);
  const part = page.getByRole('region', { name: 'Küchentakt' });
  await expect(part).toBeInViewport();
  await expect(part.getByRole('radio').first()).toBeFocused();

  // The part of a page that is not open at first.
  await page.keyboard.press('Control+k');
  await search(page).fill('homepage');
  await hits(page).getByRole('link', { name: 'Link und QR-Code' }).click();
  await expect(page.getByRole('tab', { name: 'Einbetten', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Link und QR-Code' })).toBeInViewport();

  await page.keyboard.press('Control+k');
  await search(page).fill('Krokodil');
  await expect(page.getByText(/Nichts passt zu „Krokodil“/)).toBeVisible();
  await page.getByRole('button', { name: 'Absender' }).click();
  await expect(hits(page).getByRole('link', { name: /^Name des Absenders/ })).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
  await search(page).fill('');
  await expect(page.getByRole('link', { name: /^Reservierung Öffnungszeiten/ })).toBeVisible();
  await expectNoSeriousViolations(page);
});

test('every field that a page declares is found on it', async ({ page, request }) => {
  const { release } = await (await request.get('/registry/live.json')).json();
  const { remotes }: Release = await (await request.get(release.href)).json();
  const declared = remotes
    .flatMap(({ manifest }) => manifest.routes)
    .flatMap(({ path, fields = [] }) => fields.map((field) => ({ path, ...field })));
  expect(declared.length).toBeGreaterThan(40);
  await resumeSession(page, logins.berlin, '/waiting-list');
  const isShown = () => {
    const { activeElement } = document;
    const box = activeElement?.getBoundingClientRect();
    const isField = activeElement?.matches('#content *') === true;
    return isField && box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  };
  for (const { path, labelKey, search: part = {} } of declared) {
    const query = new URLSearchParams(part).toString();
    await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
    await page.evaluate(
      (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      `${path}${query === '' ? '' : `?${query}`}#${labelKey}`,
    );
    await expect.poll(() => page.evaluate(isShown), { message: `${path} ${labelKey}` }).toBe(true);
  }
});

interface Release {
  remotes: {
    manifest: {
      routes: {
        path: string;
        fields?: { labelKey: string; search?: Record<string, string> }[];
      }[];
    };
  }[];
}
