import type { Page } from 'playwright/test';

/**
 * Collects what the browser complains about from the next page load on: violations of the content
 * security policy, also those that scripts swallow, and errors that nothing caught. Answers a
 * function that reads them.
 */
export async function listenForComplaints(page: Page): Promise<() => string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellOfViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(globalThis, 'tellOfViolation');
      if (typeof tell !== 'function') return;
      tell(`${event.violatedDirective}: ${event.blockedURI} in ${event.sourceFile}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}
