import type { Page } from 'playwright/test';

/**
 * Collects what the browser complains about from now on: violations of the content security policy,
 * and errors that nothing caught. Answers a function that reads them.
 */
export function listenForComplaints(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints;
}
