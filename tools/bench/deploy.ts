import { readFile } from 'node:fs/promises';
import { moveChannel } from '@stammtisch/contracts/registry/move';
import { readChannel } from '@stammtisch/contracts/registry/read-channel';
import { apiClient } from '@stammtisch/remote-registry/command/registry/api-client';
import { httpRegistry } from '@stammtisch/remote-registry/command/registry/http-registry';
import { readRemoteFolder } from '@stammtisch/remote-registry';
import type { Page } from 'playwright';
import * as z from 'zod';
import { rosterVersion } from '../../apps/e2e/src/support/roster-versions.ts';
import { demoLogins } from '../demo/demo-logins.ts';
import { openBrowserHouse, signIn } from './browser-house.ts';
import type { Bench } from './measure.ts';

const rounds = 12;
const channel = 'live';
const versions = ['7.0.0', '7.1.0'];

/** What a team waits for when it deploys, and a person when a new version comes. */
export const deploy: Bench = {
  name: 'deploy',
  question: 'How long does it take to promote a remote, and to take it in an open page?',
  async run(say) {
    const house = await openBrowserHouse();
    try {
      const token = (await readFile(house.adminTokenFile, 'utf8')).trim();
      const client = apiClient(house.origin, token);
      const registry = httpRegistry(house.origin, client);
      for (const version of versions) {
        const read = await readRemoteFolder(rosterVersion(version).folder);
        if (read.kind !== 'read') throw new Error(`the roster ${version} cannot be read`);
        await registry.publish(read.remote, () => undefined);
      }
      const promote = async (version: string) => {
        const move = { verb: 'promote', remote: 'roster', version } as const;
        const answer = await client.call(moveChannel, { params: { channel }, body: { move } });
        if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem));
      };
      const page = await house.newPage();
      await signIn(page, house.origin, demoLogins.emails[0]);
      const times = { promote: [], read: [], swap: [], reload: [] } as Record<string, number[]>;
      for (let round = 0; round < rounds; round += 1) {
        const version = versions[round % 2] ?? '';
        await page.goto(`${house.origin}/settings/events`);
        await page.locator('main h1').waitFor();
        const isKnown = page.waitForResponse('**/registry/releases/*');
        times['promote']?.push(await timeOf(() => promote(version)));
        times['read']?.push(await timeOf(() => client.call(readChannel, { params: { channel } })));
        await isKnown;
        await page.waitForTimeout(300);
        times['swap']?.push(await openRoster(page, version));
        times['reload']?.push(await reload(page, version));
        say(`round ${round + 1} of ${rounds}`);
      }
      const row = (title: string, ours: string, baseline: string, baselineTitle: string) => ({
        title,
        unit: 'ms',
        // The first round builds what later ones find in caches, on both sides.
        ours: times[ours]?.slice(1) ?? [],
        baseline: times[baseline]?.slice(1) ?? [],
        baselineTitle,
      });
      return [
        row(
          'promote through the API: gate, swap and notice',
          'promote',
          'read',
          'reading the channel through it',
        ),
        row(
          'a navigation that takes the new version',
          'swap',
          'reload',
          'reloading the page with it',
        ),
      ];
    } finally {
      await house.close();
    }
  },
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds of the page from a press on the link to the new version on the screen. */
async function openRoster(page: Page, version: string): Promise<number> {
  const passed = await page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const link = document.querySelector<HTMLElement>('nav a[href="/settings/timetable"]');
        const started = performance.now();
        link?.click();
        const look = (now: number) => {
          const isThere = document.querySelector('main')?.textContent.includes(wanted) === true;
          if (isThere) resolve(now - started);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    `Fassung ${version}`,
  );
  return z.number().parse(passed);
}

async function reload(page: Page, version: string): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (wanted) =>
      document.querySelector('main')?.textContent.includes(wanted) === true && performance.now(),
    `Fassung ${version}`,
    { polling: 'raf' },
  );
  return z.number().parse(await handle.jsonValue());
}
