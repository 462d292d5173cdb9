import { expect, test, type Browser, type Page } from 'playwright/test';
import { moveLive, publishRoster } from './support/deployer.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { logins, navigationOf, signIn } from './support/sign-in.ts';
import { writeReservation } from './support/write-reservation.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.locator('main');
const banner = (page: Page) => page.getByText(/Stand \d{2}:\d{2}/).first();
const list = (page: Page) => page.getByRole('region', { name: 'Reservierungen des Tages' });
const rowOf = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name });

/** Until the worker keeps a remote whole: all its files, not just those that the page ran. */
async function untilKept(page: Page, remote: string) {
  const isKept = () =>
    page.evaluate(async (name) => {
      const text = localStorage.getItem('stammtisch.registry') ?? '{}';
      const found = JSON.parse(text).release.remotes.find(
        (each: { manifest: { name: string } }) => each.manifest.name === name,
      );
      const files = await caches.open('stammtisch.files');
      const kept = await Promise.all(
        found.manifest.files.map((file: { path: string }) => files.match(found.base + file.path)),
      );
      return kept.every((file) => file !== undefined);
    }, remote);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** Until tomorrow's book rests on the device with all its pages: of today's and it the last read. */
async function untilBookIsKept(page: Page) {
  const inBerlin = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
  });
  const isWhole = () =>
    page.evaluate(
      (tomorrow) => {
        const pages = Object.entries<string>({ ...localStorage })
          .filter(([key]) => key.includes(`reservations?date=${tomorrow}`))
          .map(([, entry]) => JSON.parse(JSON.parse(entry).body));
        const size = (each: { _embedded: { reservations: unknown[] } }) =>
          each._embedded.reservations.length;
        return (
          pages.length > 0 && pages.reduce((sum, each) => sum + size(each), 0) >= pages[0].total
        );
      },
      inBerlin.format(Date.now() + 86_400_000),
    );
  await expect.poll(isWhole, { timeout: 30_000 }).toBe(true);
}

async function loseNetwork(page: Page) {
  await page.context().setOffline(true);
}

async function staffAt(browser: Browser, path = '/reservations') {
  const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
  await signIn(page, logins.berlin, path);
  return page;
}

test('without network a reloaded tablet shows today’s and tomorrow’s book, and how old it is', async ({
  page,
}) => {
  await signIn(page, logins.berlin, '/reservations');
  await expect(list(page)).toBeVisible();
  // More than one page of the API; late in the evening those who have left are folded.
  const all = page.getByText(/^\d+ Personen · \d+ Reservierungen$/);
  expect(Number(/(\d+) Res/.exec(await all.innerText())?.[1])).toBeGreaterThan(25);
  const parties = await list(page).getByRole('listitem').count();
  expect(parties).toBeGreaterThan(0);
  await untilKept(page, 'reservations');
  await untilBookIsKept(page);

  await loseNetwork(page);
  await page.reload();
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(parties);
  await expect(banner(page)).toBeVisible();
  await expectNoSeriousViolations(page, 'main');

  await page.getByRole('button', { name: 'Nächster Tag' }).click();
  // Tomorrow the house may have its rest day.
  const nobody = page.getByText('An diesem Tag gibt es noch keine Reservierungen.');
  await expect(list(page).or(nobody)).toBeVisible();

  await page.context().setOffline(false);
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
});

test('a party that is seated without network is told as soon as there is one, after a reload too', async ({
  browser,
}) => {
  const [door, office] = [await staffAt(browser), await staffAt(browser)];
  const party = `Funkloch ${Date.now()}`;
  await writeReservation(door, party);
  await untilKept(door, 'reservations');
  await loseNetwork(door);
  await rowOf(door, party).getByRole('button', { name: 'Platzieren' }).click();
  await expect(rowOf(door, party)).toContainText('Wartet auf Netz');
  await expect(rowOf(door, party)).toContainText('Platziert');
  await door.reload();
  await expect(rowOf(door, party)).toContainText('Wartet auf Netz');
  await expect(rowOf(office, party)).toContainText('Bestätigt');

  await door.context().setOffline(false);
  await expect(rowOf(office, party)).toContainText('Platziert', { timeout: 15_000 });
  await expect(rowOf(door, party)).not.toContainText('Wartet auf Netz');
});

test('when others were quicker the door is asked which version counts', async ({ browser }) => {
  const [door, office] = [await staffAt(browser), await staffAt(browser)];
  const party = `Beidseitig ${Date.now()}`;
  await writeReservation(door, party);
  await untilKept(door, 'reservations');
  await loseNetwork(door);
  await rowOf(door, party).getByRole('button', { name: 'Platzieren' }).click();
  await office.getByRole('button', { name: `Aktionen für ${party}` }).click();
  await office.getByRole('menuitem', { name: 'Stornieren' }).click();
  await expect(office.getByText(new RegExp(`${party}.*Storniert`)).first()).toBeVisible();

  await door.context().setOffline(false);
  const question = door.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(question.getByRole('row', { name: /Status Storniert Platziert/ })).toBeVisible({
    timeout: 15_000,
  });
  await expectNoSeriousViolations(door, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Stand übernehmen' }).click();
  await expect(rowOf(door, party).filter({ hasText: 'Platziert' })).toHaveCount(0);
});

test('the kept copy never holds a deploy back: the next reload takes it, and its withdrawal', async ({
  page,
}) => {
  await signIn(page, logins.berlin, '/settings/timetable');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page, 'roster');
  await publishRoster('4.0.0');
  await moveLive({ verb: 'promote', remote: 'roster', version: '4.0.0' });
  await page.reload();
  await expect(main(page)).toContainText('Fassung 4.0.0');
  await untilKept(page, 'roster');

  await loseNetwork(page);
  await page.reload();
  await expect(main(page)).toContainText('Fassung 4.0.0');

  await page.context().setOffline(false);
  await moveLive({ verb: 'rollback', remote: 'roster' });
  await page.reload();
  await expect(navigationOf(page)).toBeVisible();
  await expect(main(page)).not.toContainText('Fassung');
});
