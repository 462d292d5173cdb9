import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins } from './support/sign-in.ts';
import { stageRegistry } from './support/staged-registry.ts';
import { receiveReports } from './support/telemetry-reports.ts';

const standing = rosterVersion('1.0.0');
const tried = rosterVersion('1.1.0');

const main = (page: Page) => page.locator('main');
const reset = (page: Page) => page.getByRole('button', { name: 'Zurücksetzen' });

async function start(page: Page) {
  const registry = await stageRegistry(page, [standing, tried]);
  registry.deploy(standing.released);
  return registry;
}

test('a published version is tried out in this tab by its address, visibly, until it is reset', async ({
  page,
  context,
}) => {
  await start(page);
  const reports = await receiveReports(page);
  const address = tried.released.base.split('/').at(-2) ?? '';
  await resumeSession(page, logins.berlin, `/settings/timetable?remote=roster@${address}`);
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await expect(page).toHaveURL(/\/settings\/timetable$/);
  await expect(page.getByText('roster 1.1.0 von localhost')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.reload();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  expect((await reports.take()).filter(({ remote }) => remote === 'roster')).toEqual([]);
  const other = await context.newPage();
  await stageRegistry(other, [standing, tried]).then((registry) =>
    registry.deploy(standing.released),
  );
  await other.goto('/settings/timetable');
  await expect(main(other)).toContainText('Fassung 1.0.0');
  await reset(page).click();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await expect(reset(page)).toBeHidden();
  await page.reload();
  await expect(main(page)).toContainText('Fassung 1.0.0');
});

test('a candidate of the release is tried out by its number', async ({ page }) => {
  const registry = await start(page);
  registry.change((now) => ({ ...now, candidates: [tried.released] }));
  await resumeSession(page, logins.berlin, '/settings/timetable?remote=roster@1.1.0');
  await expect(main(page)).toContainText('Fassung 1.1.0');
});

const refused = [
  ['http://evil.example:3001', 'Von dieser Adresse darf hier nichts geladen werden'],
  ['9.9.9', 'Nötig ist ihre ganze Adresse mit Prüfsumme'],
  ['9.9.9-00112233aabbccdd', 'Dort liegt keine remote.json'],
  ['what', 'Das lässt sich nicht lesen'],
] as const;

for (const [where, words] of refused) {
  test(`roster@${where} is not run, and the tab says why`, async ({ page }) => {
    await start(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await resumeSession(page, logins.berlin, `/settings/timetable?remote=roster@${where}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(main(page)).toContainText('Fassung 1.0.0');
    expect(asked.filter((url) => url.startsWith('http://evil.example'))).toEqual([]);
    await reset(page).click();
    await expect(page.getByText(words)).toBeHidden();
  });
}

test('a developer’s own server is run when the house allows its origin', async ({
  page,
  context,
}) => {
  // Chromium asks its developer once whether a site may talk to this machine.
  await context.grantPermissions(['local-network-access']);
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const file = path.join(tried.folder, new URL(request.url ?? '/', 'http://x').pathname);
    const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
    const [, type] = Object.entries(types).find(([end]) => file.endsWith(end)) ?? ['', ''];
    response.setHeader('content-type', type);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${String(port)}`;
  const registry = await start(page);
  registry.change((now) => now, { overrideOrigins: [origin] });
  // The house's own policy follows the pointer of its database; this browser's pointer is staged.
  await page.route(/\/settings\/timetable/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const allowed = policy.replaceAll(
      /(script|style|connect)-src 'self'/g,
      (source) => `${source} ${origin}`,
    );
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': allowed },
    });
  });
  await resumeSession(page, logins.berlin, `/settings/timetable?remote=roster@${origin}`);
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await expect(page.getByText(`roster 1.1.0 von localhost:${String(port)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(main(page)).toContainText('Mehr von 1.1.0');
  server.closeAllConnections();
  server.close();
});
