import { restaurantKey, rolloutShare } from '@stammtisch/domain/rollout/rollout';
import { expect, test, type Page, type Route } from 'playwright/test';
import { listenForComplaints } from './support/browser-complaints.ts';
import { openNoticeStream, type NoticeStream } from './support/notice-stream.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { stageRegistry, type StagedRegistry } from './support/staged-registry.ts';
import { controlVisibility } from './support/visibility.ts';

const first = rosterVersion('1.0.0');
const second = rosterVersion('1.1.0');

const main = (page: Page) => page.locator('main');
const open = (page: Page, name: string) =>
  navigationOf(page).getByRole('link', { name, exact: true }).click();
const notice = (page: Page) => page.getByRole('button', { name: 'Neue Fassung öffnen' });

const refuse = (route: Route) => route.fulfill({ status: 503 });

/** The form's style sheet: the colour is there as long as its version is. */
const accent = (page: Page) =>
  main(page)
    .locator('article')
    .evaluate((article) => getComputedStyle(article).accentColor);

/** What a version has left in the page. */
const tracesOf = (page: Page, { base, manifest }: typeof first.released) =>
  page.evaluate(
    ([folder, global]) => ({
      elements: document.querySelectorAll(`[href*="${folder}"], [src*="${folder}"]`).length,
      globals: [global, `chunks_${global}`].filter((name) => name in globalThis).length,
    }),
    [base, manifest.container.global] as const,
  );

async function deploy(page: Page, registry: StagedRegistry, stream: NoticeStream, next = second) {
  registry.deploy(next.released);
  const read = page.waitForResponse('**/registry/releases/*');
  stream.tellOfRelease();
  await read;
}

async function openRoster(page: Page) {
  const stream = await openNoticeStream(page);
  const registry = await stageRegistry(page, [first, second]);
  registry.deploy(first.released);
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(main(page)).toContainText('Fassung 1.0.0');
  return { stream, registry };
}

test('a new version comes with the next page; until then the open one goes on loading its parts', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page);
  const { stream, registry } = await openRoster(page);
  await deploy(page, registry, stream);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(main(page)).toContainText('Mehr von 1.0.0');
  await open(page, 'Etiketten');
  await open(page, 'Dienstplan');
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await expect(notice(page)).toBeHidden();
  expect(await tracesOf(page, first.released)).toEqual({ elements: 0, globals: 0 });
  expect(await accent(page)).toBe('rgb(1, 2, 3)');
  expect(complaints()).toEqual([]);
  await stream.close();
});

test('a rollback comes the same way, and a version that ran before looks as it did', async ({
  page,
}) => {
  const { stream, registry } = await openRoster(page);
  await deploy(page, registry, stream);
  await notice(page).click();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await deploy(page, registry, stream, first);
  await notice(page).click();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  expect(await accent(page)).toBe('rgb(1, 2, 3)');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(main(page)).toContainText('Mehr von 1.0.0');
  expect(await tracesOf(page, second.released)).toEqual({ elements: 0, globals: 0 });
  await stream.close();
});

test('a half-filled form is asked first, whichever way the new version comes', async ({ page }) => {
  const { stream, registry } = await openRoster(page);
  const note = page.getByLabel('Notiz');
  await note.fill('Ente nur bis neun');
  await deploy(page, registry, stream);
  await notice(page).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Bleiben' }).click();
  await expect(note).toHaveValue('Ente nur bis neun');
  await open(page, 'Etiketten');
  await question.getByRole('button', { name: 'Bleiben' }).click();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await expect(note).toHaveValue('Ente nur bis neun');
  await open(page, 'Etiketten');
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await open(page, 'Dienstplan');
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('a move that nobody heard of, because the stream was away, is seen when it is back', async ({
  page,
}) => {
  const { stream, registry } = await openRoster(page);
  registry.deploy(second.released);
  const read = page.waitForResponse('**/registry/releases/*');
  stream.interrupt();
  await read;
  await open(page, 'Etiketten');
  await open(page, 'Dienstplan');
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('who comes back to the tab after a while finds the new version, unless a form is half filled', async ({
  page,
}) => {
  const tab = await controlVisibility(page);
  await page.clock.install();
  const { stream, registry } = await openRoster(page);
  await page.getByLabel('Notiz').fill('Ente nur bis neun');
  await tab.hide();
  registry.deploy(second.released);
  await page.clock.fastForward(90_000);
  await tab.show();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel('Notiz')).toHaveValue('Ente nur bis neun');
  await page.getByLabel('Notiz').fill('');
  await tab.hide();
  await page.clock.fastForward(90_000);
  await tab.show();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('a swap neither loads nor draws again what did not change', async ({ page }) => {
  const tab = await controlVisibility(page);
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { stream, registry } = await openRoster(page);
  await open(page, 'Etiketten');
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Etiketten');
  await heading.evaluate((element) => element.setAttribute('data-same', 'yes'));
  const before = new Set(requests.splice(0).filter((path) => path.startsWith('/remotes/')));
  expect(before.size).toBeGreaterThan(0);
  await tab.hide();
  registry.deploy(second.released);
  await page.clock.fastForward(90_000);
  await tab.show();
  const gone = { elements: 0, globals: 0 };
  await expect.poll(() => tracesOf(page, first.released)).toEqual(gone);
  await expect(heading).toHaveAttribute('data-same', 'yes');
  // Pages that it has not seen yet may still come while nobody waits for anything.
  expect(requests.filter((path) => before.has(path))).toEqual([]);
  await open(page, 'Dienstplan');
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

const unreadable: [string, string, Parameters<Route['fulfill']>[0]][] = [
  ['a pointer that is missing', '**/registry/live.json', { status: 404 }],
  ['a page in its place', '**/registry/live.json', { body: '<p>', contentType: 'text/html' }],
  ['a pointer of another shape', '**/registry/live.json', { json: { revision: 99 } }],
  ['a release that is missing', '**/registry/releases/*', { status: 404 }],
  ['a release that is not the one named', '**/registry/releases/*', { json: { remotes: [] } }],
];

test('a registry that cannot be read changes nothing, and is reported once', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('registry cannot be read')) reports.push(message.text());
  });
  const { stream, registry } = await openRoster(page);
  // The page also reads by itself: one fault stands before the other is gone.
  let takeAway = async () => registry.deploy(second.released);
  for (const [, pattern, answer] of unreadable) {
    const handler = (route: Route) => route.fulfill(answer);
    await page.route(pattern, handler);
    await takeAway();
    takeAway = () => page.unroute(pattern, handler);
    const read = page.waitForResponse(pattern);
    stream.tellOfRelease();
    await read;
    await page.getByLabel('Notiz').fill('still here');
    await page.getByLabel('Notiz').fill('');
    await expect(notice(page)).toBeHidden();
  }
  expect(reports).toHaveLength(1);
  await takeAway();
  await deploy(page, registry, stream);
  await expect(notice(page)).toBeVisible();
  await stream.close();
});

test('a device that was here before starts without the registry, and catches up later', async ({
  page,
}) => {
  const { stream, registry } = await openRoster(page);
  await page.route('**/registry/live.json', refuse);
  await page.reload();
  await expect(main(page)).toContainText('Fassung 1.0.0');
  await page.unroute('**/registry/live.json', refuse);
  await deploy(page, registry, stream);
  await notice(page).click();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('a device that was never here says so, and a retry opens it', async ({ page }) => {
  await page.route('**/registry/live.json', refuse);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('nicht erreichbar');
  await page.unroute('**/registry/live.json', refuse);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
});

test('a roll-out and a pin mean the same on every device', async ({ browser }) => {
  const shown = [];
  for (const login of [logins.berlin, logins.vienna, logins.berlin]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const registry = await stageRegistry(context, [first, second]);
    registry.deploy(first.released);
    await resumeSession(page, login, '/settings/timetable');
    const uuid = await page.evaluate<string>(
      () => JSON.parse(localStorage.getItem('stammtisch.accounts') ?? '{}').active,
    );
    const open = async (change: Parameters<StagedRegistry['change']>[0]) => {
      registry.change(change);
      await page.reload();
      const words = await main(page).getByText('Fassung').textContent();
      return words?.replace('Fassung ', '');
    };
    const { base } = second.released;
    const rollouts = [{ remote: 'roster', base, percent: 50 }];
    const pins = [{ remote: 'roster', restaurant: restaurantKey(uuid), base: first.released.base }];
    const half = await open((now) => ({ ...now, candidates: [second.released], rollouts }));
    const pinned = await open((now) => ({ ...now, pins }));
    shown.push({ half, pinned, isIn: rolloutShare(uuid, 'roster') < 50 });
    await context.close();
  }
  for (const { half, pinned, isIn } of shown) {
    expect(half).toBe(isIn ? '1.1.0' : '1.0.0');
    expect(pinned).toBe('1.0.0');
  }
  expect(shown[2]).toEqual(shown[0]);
});
