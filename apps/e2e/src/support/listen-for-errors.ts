import { expect, type Page } from 'playwright/test';
import { listenForComplaints } from './browser-complaints.ts';

/** Like `listenForComplaints`, with the console's errors. Answers what expects that there were none. */
export async function listenForErrors(page: Page): Promise<() => void> {
  const complaints = await listenForComplaints(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return () => expect([...complaints(), ...errors]).toEqual([]);
}
