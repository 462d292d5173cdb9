import { expect, test, type Locator } from 'playwright/test';
import { openNoticeStream } from './support/notice-stream.ts';
import { weigh } from './support/page-weight.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { stageRegistry } from './support/staged-registry.ts';

const first = rosterVersion('1.0.0');
const second = rosterVersion('1.1.0');
const swaps = 100;

/** Three hundred presses, none of which waits until its target stands still. */
const press = (target: Locator) => target.dispatchEvent('click');

test(`after ${String(swaps)} swaps in an open page nothing of the old versions is left`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const stream = await openNoticeStream(page);
  const registry = await stageRegistry(page, [first, second]);
  registry.deploy(first.released);
  await resumeSession(page, logins.berlin, '/settings/timetable');
  const main = page.locator('main');
  await expect(main).toContainText('Fassung 1.0.0');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Another version, with its later part and its form's handlers, by a change of page. */
  async function swap(round: number) {
    const next = round % 2 === 0 ? second : first;
    registry.deploy(next.released);
    const read = page.waitForResponse('**/registry/releases/*');
    stream.tellOfRelease();
    await read;
    const { version } = next.released.manifest;
    // Whoever changes the page before the new files are there goes on with the old ones.
    await expect(async () => {
      await press(navigationOf(page).getByRole('link', { name: 'Etiketten', exact: true }));
      await press(navigationOf(page).getByRole('link', { name: 'Dienstplan', exact: true }));
      await expect(main).toContainText(`Fassung ${version}`, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await press(page.getByRole('button', { name: 'Mehr' }));
    await expect(main).toContainText(`Mehr von ${version}`);
  }

  // What the page keeps for itself, such as compiled code and caches, is there after some rounds.
  const warmUp = 10;
  for (let round = 0; round < warmUp; round += 1) await swap(round);
  await page.evaluate((global) => {
    Reflect.set(globalThis, 'watched', new WeakRef(Object(Reflect.get(globalThis, global))));
  }, first.released.manifest.container.global);
  const before = await weigh(page, session);
  for (let round = warmUp; round < warmUp + swaps; round += 1) await swap(round);
  const after = await weigh(page, session);

  expect(after.loaders).toBe(before.loaders);
  expect(after.instances).toBe(before.instances);
  expect(after.reacts).toBe(1);
  expect(after.listeners - before.listeners).toBeLessThan(swaps / 10);
  expect(after.nodes - before.nodes).toBeLessThan(swaps / 2);
  // A container with its modules takes about 400 kB: a tenth of them kept would be four megabytes.
  expect(after.heap - before.heap).toBeLessThan(4_000_000);
  // The very container that ran before has been collected.
  const watched = await page.evaluate(
    () =>
      Reflect.get(globalThis, 'watched') instanceof WeakRef &&
      Reflect.get(globalThis, 'watched').deref() === undefined,
  );
  expect(watched).toBe(true);
  await stream.close();
});
