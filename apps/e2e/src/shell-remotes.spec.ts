import { expect, test, type Page, type Route } from 'playwright/test';
import { faultsOf } from './support/faults.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { stageRegistry } from './support/staged-registry.ts';
import { receiveReports } from './support/telemetry-reports.ts';

const roster = rosterVersion('1.0.0');
const faults = faultsOf(roster);

const main = (page: Page) => page.locator('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const failure = (page: Page) => main(page).getByRole('alert');
const open = (page: Page, name: string) =>
  navigationOf(page).getByRole('link', { name, exact: true }).click();
const retry = (page: Page) =>
  failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();

/** Every device waits a different while before it asks again; a test need not. */
const withoutJitter = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
  });

/** Nothing that this device has seen before may stand in. */
async function startAfresh(page: Page) {
  await page.evaluate(() => localStorage.removeItem('stammtisch.remotes'));
  await page.goto('/settings/tags');
  await expect(heading(page)).toHaveText('Etiketten');
}

const parts = [
  { name: 'container', files: 'static/js/container.*', phase: 'entry' },
  { name: 'page', files: 'static/js/async/__federation_expose_*', phase: 'module' },
  { name: 'style sheet', files: 'static/css/async/__federation_expose_*', phase: 'module' },
  { name: 'texts', files: 'static/messages/*', phase: 'messages' },
] as const;

for (const { name, files, phase } of parts) {
  test(`a remote whose ${name} fails is named and reported, all else works, and a retry opens it`, async ({
    page,
  }) => {
    await withoutJitter(page);
    const registry = await stageRegistry(page, [roster]);
    registry.deploy(roster.released);
    const reports = await receiveReports(page);
    await resumeSession(page, logins.berlin, '/settings/tags');
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        await startAfresh(page);
        await page.route(`**/remotes/roster/**/${files}`, fault.answer);
        await open(page, 'Dienstplan');
        await expect(failure(page)).toContainText('„Dienstplan“');
        const failed = (await reports.take()).filter(({ kind }) => kind === 'failed');
        expect(failed).toEqual([
          expect.objectContaining({ remote: 'roster', phase, reason: fault.reason }),
        ]);
        if (fault === faults[0]) {
          await open(page, 'Gästefeedback');
          await expect(heading(page)).toHaveText('Gästefeedback');
          await open(page, 'Dienstplan');
          await expect(failure(page)).toBeVisible();
        }
        await page.unroute(`**/remotes/roster/**/${files}`, fault.answer);
        await retry(page);
        await expect(main(page)).toContainText('Fassung 1.0.0');
      });
    }
  });
}

const later = [
  { name: 'later script', files: 'static/js/async/later.*' },
  { name: 'later style sheet', files: 'static/css/async/later.*' },
];

for (const { name, files } of later) {
  test(`a page whose ${name} fails when it is opened fails alike`, async ({ page }) => {
    await withoutJitter(page);
    const registry = await stageRegistry(page, [roster]);
    registry.deploy(roster.released);
    const reports = await receiveReports(page);
    await resumeSession(page, logins.berlin, '/settings/tags');
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        await startAfresh(page);
        await page.route(`**/remotes/roster/**/${files}`, fault.answer);
        await open(page, 'Dienstplan');
        await page.getByRole('button', { name: 'Mehr' }).click();
        await expect(failure(page)).toContainText('„Dienstplan“');
        const failed = (await reports.take()).filter(({ kind }) => kind === 'failed');
        expect(failed).toEqual([
          expect.objectContaining({ remote: 'roster', phase: 'module', reason: fault.reason }),
        ]);
        await page.unroute(`**/remotes/roster/**/${files}`, fault.answer);
        await retry(page);
        await page.getByRole('button', { name: 'Mehr' }).click();
        await expect(main(page)).toContainText('Mehr von 1.0.0');
      });
    }
  });
}

for (const { name, files } of [...parts, ...later]) {
  test(`a remote whose ${name} takes half a minute is given up, and comes with a retry`, async ({
    page,
  }) => {
    await page.clock.install();
    await withoutJitter(page);
    const registry = await stageRegistry(page, [roster]);
    registry.deploy(roster.released);
    await resumeSession(page, logins.berlin, '/settings/tags');
    await startAfresh(page);
    const hang = () => Promise.withResolvers<void>().promise;
    await page.route(`**/remotes/roster/**/${files}`, hang);
    await open(page, 'Dienstplan');
    const isLater = later.some((part) => part.files === files);
    if (isLater) await page.getByRole('button', { name: 'Mehr' }).click();
    await open(page, 'Gästefeedback');
    await expect(heading(page)).toHaveText('Gästefeedback');
    await open(page, 'Dienstplan');
    if (isLater) await page.getByRole('button', { name: 'Mehr' }).click();
    // Three tries of eight seconds each, and the pauses between them.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(failure(page)).toBeVisible({ timeout: 50 });
    }).toPass({ timeout: 20_000, intervals: [10] });
    await page.unroute(`**/remotes/roster/**/${files}`, hang);
    await retry(page);
    await expect(main(page)).toContainText('Fassung 1.0.0');
  });
}

test('while a remote is slow the frame stays usable, and the page comes when it comes', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/remotes/roster/**/container.*', async (route: Route) => {
    await gate.promise;
    await route.continue();
  });
  await resumeSession(page, logins.berlin, '/settings/events');
  await open(page, 'Dienstplan');
  await expect(page.getByText('Wird geladen')).toBeAttached();
  await open(page, 'Etiketten');
  await expect(heading(page)).toHaveText('Etiketten');
  gate.resolve();
  await open(page, 'Dienstplan');
  await expect(heading(page)).toBeVisible();
});
