import { expect, test, type Page, type Route } from 'playwright/test';
import { resumeSession } from './support/resume-session.ts';
import { logins, navigationOf } from './support/sign-in.ts';

const broken = {
  status: 200,
  contentType: 'text/javascript',
  body: 'throw new Error("not what the release names")',
};

const faults: [string, string, (route: Route) => Promise<void>][] = [
  [
    'whose container is missing',
    '**/static/js/container.*',
    (route) => route.fulfill({ status: 404 }),
  ],
  ['whose page is missing', '**/static/js/async/*', (route) => route.fulfill({ status: 404 })],
  ['whose files were exchanged', '**/static/js/container.*', (route) => route.fulfill(broken)],
  ['whose texts fail', '**/static/messages/*', (route) => route.fulfill({ status: 500 })],
  ['that cannot be reached', '**', (route) => route.abort()],
];

const pageHeading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
const failure = (page: Page) => page.locator('main').getByRole('alert');

async function openRoster(page: Page) {
  await navigationOf(page).getByRole('link', { name: 'Dienstplan' }).click();
}

for (const [name, files, answer] of faults) {
  test(`a remote ${name} is named, everything else works, and a retry opens it`, async ({
    page,
  }) => {
    const pattern = `**/remotes/roster/${files}`;
    await page.route(pattern, answer);
    await resumeSession(page, logins.berlin, '/settings/events');
    await openRoster(page);
    await expect(failure(page)).toContainText('Dienstplan');
    await navigationOf(page).getByRole('link', { name: 'Etiketten' }).click();
    await expect(pageHeading(page)).toHaveText('Etiketten');
    await openRoster(page);
    await expect(failure(page)).toBeVisible();
    await page.unroute(pattern);
    await failure(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(pageHeading(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test('while a remote is slow the frame stays usable, and the page comes when it comes', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/remotes/roster/**/container.*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await resumeSession(page, logins.berlin, '/settings/events');
  await openRoster(page);
  await expect(page.getByText('Wird geladen')).toBeAttached();
  await navigationOf(page).getByRole('link', { name: 'Etiketten' }).click();
  await expect(pageHeading(page)).toHaveText('Etiketten');
  gate.resolve();
  await openRoster(page);
  await expect(pageHeading(page)).toBeVisible();
});
