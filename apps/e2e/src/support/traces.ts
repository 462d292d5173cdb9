import type { Page } from 'playwright/test';

/** Counts the listeners that scripts put on the window and the document from the next load on. */
export function countListeners(page: Page) {
  return page.addInitScript(() => {
    let count = 0;
    Object.defineProperty(window, 'listenerCount', { get: () => count });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOfPage = (target: unknown) => target === window || target === document;
    EventTarget.prototype.addEventListener = function add(...words) {
      if (isOfPage(this)) count += 1;
      addEventListener.apply(this, words);
    };
    EventTarget.prototype.removeEventListener = function remove(...words) {
      if (isOfPage(this)) count -= 1;
      removeEventListener.apply(this, words);
    };
  });
}

/** What a form could leave behind in a page. */
export function tracesIn(page: Page) {
  return page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    listeners: Number(Reflect.get(window, 'listenerCount')),
    title: document.title,
    address: window.location.href,
    steps: window.history.length,
  }));
}
