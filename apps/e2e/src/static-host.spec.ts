import { release, releasedRemote, releasePointer } from '@stammtisch/contracts/remote/release';
import { expect, test } from 'playwright/test';
import * as z from 'zod';
import { addresses } from './support/addresses.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { logins, navigationOf, fillLogin } from './support/sign-in.ts';
import { openStaticHost } from './support/static-host.ts';

let host: Awaited<ReturnType<typeof openStaticHost>>;
test.beforeAll(async () => {
  host = await openStaticHost();
});
test.afterAll(() => host.close());

const compared = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

async function headersOf(address: string) {
  const { status, headers } = await fetch(address, { headers: { accept: 'text/html,*/*' } });
  const picked = compared.map((name) => [name, headers.get(name)?.toLowerCase()] as const);
  return { status, headers: Object.fromEntries(picked) };
}

async function readJson(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

test('a plain static server says of every kind of file what the API says of it', async () => {
  const pointer = releasePointer.parse(await readJson(`${host.origin}/registry/live.json`));
  const { remotes } = release.parse(await readJson(host.origin + pointer.release.href));
  const [{ base, manifest }] = z.tuple([releasedRemote], releasedRemote).parse(remotes);
  const shell = await (await fetch(host.origin)).text();
  const script = /\/static\/js\/[\w.]+\.js/.exec(shell)?.[0] ?? 'no script in index.html';
  const paths = [
    '/',
    '/timeline',
    script,
    '/registry/live.json',
    pointer.release.href,
    base + manifest.container.entry,
    base + manifest.messages.de,
    `${base}static/js/missing.js`,
    '/static/js/missing.js',
  ];
  for (const path of paths) {
    const [ours, theirs] = [
      await headersOf(host.origin + path),
      await headersOf(addresses.app + path),
    ];
    if (ours.status === 404) {
      // The API answers with a problem document, nginx with a page of its own.
      expect([path, theirs.status, ours.headers['cache-control']]).toEqual([path, 404, 'no-cache']);
    } else expect({ path, ...ours }).toEqual({ path, ...theirs });
  }
});

test('the same release runs from a plain static server, remote for remote', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  await page.goto(`${host.origin}/login`);
  await fillLogin(page, logins.berlin);
  await expect(navigationOf(page)).toBeVisible();
  const pages = [
    '/reservations',
    '/timeline',
    '/newReservation',
    '/settings/timetable',
    '/settings/statistics',
    '/settings/addons',
  ];
  for (const path of [...pages, '/settings/rooms-and-tables', '/settings/events']) {
    await page.goto(host.origin + path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  }
  expect(complaints()).toEqual([]);
});
