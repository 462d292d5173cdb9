import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@stammtisch/api/platform/config/read-config';
import { startEmbeddedPostgres } from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { demoLogins } from '../demo/demo-logins.ts';
import { startHouse } from '../start/start-house.ts';
import { provideChromium } from '../test/chromium.ts';

const ports = { PORT: '4360', BOOKING_PORT: '4361', INBOX_PORT: '4362' };

/** The whole house as `npm start` runs it, with the demo restaurants, and a browser before it. */
export async function openBrowserHouse() {
  const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-bench-'));
  // Run by root, the database belongs to a user of its own, who must get in.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder });
  const config = readConfig({
    ...ports,
    LOG_LEVEL: 'error',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: server.url,
  });
  const house = startHouse(config);
  await house.ready;
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const newContext = (known: Pick<BrowserContextOptions, 'storageState'> = {}) =>
    browser.newContext({
      viewport: { width: 1_280, height: 800 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      storageState: withoutGuides(config.APP_ORIGIN),
      ...known,
    });
  return {
    url: server.url,
    origin: config.APP_ORIGIN,
    /** Holds the token that may deploy everything. */
    adminTokenFile: path.join(config.DATA_DIR, 'secrets/registry-admin-token'),
    newContext,
    /** A page of a browser that nobody has used before. */
    newPage: async (): Promise<Page> => (await newContext()).newPage(),
    async close() {
      await browser.close();
      await house.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Somebody who knows the pages: no guide is offered beside what is measured. */
function withoutGuides(origin: string) {
  const localStorage = [{ name: 'stammtisch.guides', value: JSON.stringify({ isOff: true }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export type BrowserHouse = Awaited<ReturnType<typeof openBrowserHouse>>;

/** Signs in by the login form; resolves when the first screen's frame is drawn. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(demoLogins.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('navigation').first().waitFor();
}
