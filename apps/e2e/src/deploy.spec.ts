import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moveChannel, type Move } from '@stammtisch/contracts/registry/move';
import { apiClient } from '@stammtisch/remote-registry/command/registry/api-client';
import { httpRegistry } from '@stammtisch/remote-registry/command/registry/http-registry';
import { readRemoteFolder } from '@stammtisch/remote-registry';
import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { ownHouse } from './support/houses.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';

/** A client with the installation's own token, which may deploy everything. */
async function deployer() {
  const file = path.join(ownHouse.dataFolder, 'secrets/registry-admin-token');
  return apiClient(addresses.app, (await readFile(file, 'utf8')).trim());
}

async function publish(version: string) {
  const read = await readRemoteFolder(rosterVersion(version).folder);
  if (read.kind !== 'read') throw new Error(`the roster ${version} cannot be read`);
  const registry = httpRegistry(addresses.app, await deployer());
  return registry.publish(read.remote, () => undefined);
}

async function moveLive(move: Move) {
  const client = await deployer();
  const answer = await client.call(moveChannel, { params: { channel: 'live' }, body: { move } });
  if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem));
  return answer.reply;
}

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
