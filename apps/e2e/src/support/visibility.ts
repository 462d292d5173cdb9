import type { Page } from 'playwright/test';

/** Lets a test put the tab away and bring it back, because no test's tab is ever really hidden. */
export async function controlVisibility(page: Page) {
  await page.addInitScript(() => {
    let state = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Reflect.set(globalThis, 'showTab', (next: string) => {
      state = next;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const show = (state: string) =>
    page.evaluate((next) => {
      const call: unknown = Reflect.get(globalThis, 'showTab');
      if (typeof call === 'function') call(next);
    }, state);
  return { hide: () => show('hidden'), show: () => show('visible') };
}
