import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { moveLive, publishRoster as publish } from './support/deployer.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins, navigationOf } from './support/sign-in.ts';

async function openRosterAnew(page: Page) {
  await navigationOf(page).getByRole('link', { name: 'Etiketten' }).click();
  await navigationOf(page).getByRole('link', { name: 'Dienstplan' }).click();
}

const main = (page: Page) => page.locator('main');

test('a team deploys, every open screen takes the version at its next page, and takes it back the same way', async ({
  browser,
}) => {
  const [door, office] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await resumeSession(door, logins.berlin, '/settings/timetable');
  await resumeSession(office, logins.vienna, '/settings/timetable');
  const screens = [door, office];
  expect(await publish('3.0.0')).toMatchObject({ kind: 'published' });
  for (const page of screens) await expect(main(page)).not.toContainText('Fassung');

  await moveLive({ verb: 'promote', remote: 'roster', version: '3.0.0' });
  for (const page of screens) {
    await expect(page.getByRole('button', { name: 'Neue Fassung öffnen' })).toBeVisible();
    await openRosterAnew(page);
    await expect(main(page)).toContainText('Fassung 3.0.0');
  }

  await moveLive({ verb: 'rollback', remote: 'roster' });
  for (const page of screens) {
    await expect(page.getByRole('button', { name: 'Neue Fassung öffnen' })).toBeVisible();
    await openRosterAnew(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page)).not.toContainText('Fassung');
  }
});

test('what screens load is counted by remote and version', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const metrics = async () => (await fetch(addresses.metrics)).text();
  const counted = /stammtisch_remote_load_seconds_count\{[^}]*remote="roster"[^}]*\} [1-9]/;
  await expect.poll(metrics, { timeout: 20_000 }).toMatch(counted);
});
