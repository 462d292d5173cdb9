import { expect, test, type Page, type Route } from 'playwright/test';
import { faultsOf } from './support/faults.ts';
import { openNoticeStream } from './support/notice-stream.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { stageRegistry } from './support/staged-registry.ts';
import { receiveReports } from './support/telemetry-reports.ts';

const good = rosterVersion('1.0.0');
const next = rosterVersion('1.1.0');
const crashing = rosterVersion('1.2.0', {
  'src/remote/timetable.tsx': `export default function Timetable(): never {
  throw new Error('broken before it was drawn');
}
`,
});
const healed = rosterVersion('1.3.0');

const main = (page: Page) => page.locator('main');
const said = (page: Page) => page.getByText('„Dienstplan“ läuft gerade in der vorigen Fassung.');
const open = (page: Page, name: string) =>
  navigationOf(page).getByRole('link', { name, exact: true }).click();

/** A device on which version 1.0.0 was drawn, with its registry. */
async function drawGood(page: Page) {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const stream = await openNoticeStream(page);
  const registry = await stageRegistry(page, [good, next, crashing, healed]);
  registry.deploy(good.released);
  const reports = await receiveReports(page);
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await reports.take();

  async function deploy({ released }: typeof good) {
    await open(page, 'Etiketten');
    registry.deploy(released);
    const read = page.waitForResponse('**/registry/releases/*');
    stream.tellOfRelease();
    await read;
    await open(page, 'Dienstplan');
  }
  return { stream, reports, deploy };
}

test('with one byte off in any file the last good version runs, and it is reported once', async ({
  page,
}) => {
  const { stream, reports, deploy } = await drawGood(page);
  const flip = faultsOf(next).find(({ name }) => name === 'one byte off');
  if (flip === undefined) throw new Error('no such fault');
  const { container, exposes, messages } = next.released.manifest;
  const files = [
    container.entry,
    ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]),
    messages.de,
  ];
  expect(files).toHaveLength(4);
  for (const file of files) {
    await test.step(file, async () => {
      const address = `**${next.released.base}${file}*`;
      await page.route(address, flip.answer);
      await deploy(next);
      await expect(said(page)).toBeVisible();
      await expect(main(page)).toContainText('Fassung 1.0.0');
      const told = await reports.take();
      expect(told.filter(({ kind }) => kind === 'failed' || kind === 'fell-back')).toEqual([
        expect.objectContaining({ kind: 'failed', version: '1.1.0', reason: 'integrity' }),
        { kind: 'fell-back', remote: 'roster', version: '1.1.0', to: '1.0.0' },
      ]);
      await page.unroute(address, flip.answer);
      await deploy(good);
      await expect(main(page)).toContainText('Fassung 1.0.0');
      await page.evaluate(() => localStorage.removeItem('stammtisch.remotes'));
      await page.reload();
      await expect(main(page)).toContainText('Fassung 1.0.0');
      await reports.take();
    });
  }
  await stream.close();
});

test('a version that crashes twice gives way on this device, until there is another one', async ({
  page,
}) => {
  const { stream, reports, deploy } = await drawGood(page);
  await deploy(crashing);
  await expect(said(page)).toBeVisible();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  const told = await reports.take();
  expect(told.filter(({ kind }) => kind === 'failed')).toEqual([
    expect.objectContaining({ version: '1.2.0', phase: 'draw', reason: 'crash' }),
  ]);
  await page.reload();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  expect((await reports.take()).filter(({ kind }) => kind === 'failed')).toEqual([]);
  await deploy(healed);
  await expect(main(page)).toContainText('Fassung 1.3.0');
  await stream.close();
});

test('a version whose files were away runs as soon as they are back', async ({ page }) => {
  const { stream, deploy } = await drawGood(page);
  const missing = (route: Route) => route.fulfill({ status: 404 });
  await page.route(`**${next.released.base}**`, missing);
  await deploy(next);
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await page.unroute(`**${next.released.base}**`, missing);
  const looked = page.waitForResponse(`**${next.released.base}**`);
  stream.tellOfRelease();
  await looked;
  await expect(async () => {
    await open(page, 'Etiketten');
    await open(page, 'Dienstplan');
    await expect(main(page)).toContainText('Fassung 1.1.0', { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await stream.close();
});

test('when the last good version fails too the person is asked, and a retry opens the new one', async ({
  page,
}) => {
  const { stream, deploy } = await drawGood(page);
  const missing = (route: Route) => route.fulfill({ status: 404 });
  await page.route('**/remotes/roster/1.*/**', missing);
  await deploy(next);
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('„Dienstplan“ lässt sich gerade nicht öffnen');
  await page.unroute('**/remotes/roster/1.*/**', missing);
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('a page that breaks in the middle of work comes back by itself, and then by the panel', async ({
  page,
}) => {
  const { stream } = await drawGood(page);
  await page.getByRole('button', { name: 'Kaputt' }).click();
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('In „Dienstplan“ ist ein Fehler aufgetreten');
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await stream.close();
});
