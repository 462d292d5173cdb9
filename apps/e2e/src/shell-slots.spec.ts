import { expect, test, type Page } from 'playwright/test';
import { aGuest, bookElsewhere } from './support/booking-form.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { weekdayAhead } from './support/quiet-day.ts';

const plan = (page: Page) => page.getByRole('region', { name: 'Raumplan des Tages' });
const personsPerDay = (page: Page) => page.getByText(/^\d+ Personen? · \d+ Reservierung(en)?$/);
const hotelCard = (page: Page) => page.getByRole('article', { name: 'Hotelgäste importieren' });
/** A line of the checklist on the overview of the settings. */
const item = (page: Page, title: string) =>
  page
    .locator('main ol')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The checklist is folded until somebody looks into it. */
const unfold = (page: Page) => page.locator('main summary').click();

/** Answers the rooms as the house would have them, less what `change` takes away. */
async function changeRooms(
  page: Page,
  change: (rooms: { tables: unknown[]; name: string }[]) => unknown[],
) {
  await page.route('**/api/1/rooms*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const rooms = change(body._embedded.rooms);
    await route.fulfill({ json: { ...body, total: rooms.length, _embedded: { rooms } } });
  });
}

// A page that is left in the middle of such an answer has nobody to give it to.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The files of one exposed module cannot be loaded; everything else of its remote can. */
async function breakFilling(page: Page, remote: string, expose: string) {
  const answer = await page.request.get('/registry/live.json');
  const { release } = await answer.json();
  const { remotes } = await (await page.request.get(release.href)).json();
  const { manifest } = remotes.find((each: { manifest: { name: string } }) => {
    return each.manifest.name === remote;
  });
  const files: string[] = manifest.exposes[expose].js;
  expect(files.length).toBeGreaterThan(0);
  const asked: string[] = [];
  for (const file of files) {
    // Each further try has an address of its own: `?try=2`.
    await page.route(`**/remotes/${remote}/**/${file}*`, async (route) => {
      asked.push(file);
      await route.abort();
    });
  }
  return asked;
}

test('a day has a plan: rooms, and each table with its state', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/reservations');
  await page.getByRole('radio', { name: 'Plan' }).click();
  await expect(plan(page).getByRole('heading', { name: 'Gaststube' })).toBeVisible();
  const room = plan(page).getByRole('region', { name: 'Gaststube' });
  await expect(room.getByRole('listitem')).toHaveCount(10);
  await expect(room.getByRole('listitem').first().getByRole('button')).toHaveAccessibleName(
    /^Tisch 1, 2 Plätze: /,
  );
  await expectNoSeriousViolations(page, 'main');
});

test('the plan has its own address and leads from a table to a new party there', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, '/plan');
  await plan(page)
    .getByRole('button', { name: /^Tisch 1, 2 Plätze: / })
    .click();
  await expect(page.getByRole('heading', { name: 'Tisch 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Reservierung hier' }).click();
  await expect(page).toHaveURL(/\/plan\?.*sheet=new/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(plan(page)).toBeVisible();
});

test('a day says how many persons and parties come, and nothing of it is read twice', async ({
  page,
}) => {
  const readings: string[] = [];
  // After midnight the page gives up reading the calendar's day as soon as it knows the service day.
  page.on('requestfinished', (request) => {
    if (/\/reservations\?date=/.test(request.url())) readings.push(request.url());
  });
  await resumeSession(page, logins.berlin, '/settings/tags');
  // The page before has ended, and with it what it read for later.
  await page.goto('/mark.svg');
  readings.length = 0;
  await page.goto('/reservations');
  await expect(personsPerDay(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reservierungen des Tages' })).toBeVisible();
  expect(readings.length).toBeGreaterThan(0);
  expect(readings).toEqual([...new Set(readings)]);
  await expectNoSeriousViolations(page, 'main');
});

test('the overview of the addons shows the house’s own two and the hotel import', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, '/settings/addons');
  await expect(page.getByRole('article', { name: 'Kartenzahlung' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Abgleich mit der Kasse' })).toBeVisible();
  await expect(hotelCard(page)).toBeVisible();
  await expectNoSeriousViolations(page, 'main');
  await hotelCard(page).getByRole('link').click();
  await expect(page).toHaveURL(/hotel-csv-import$/);
});

test('the checklist of a house with rooms and tables has them done', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/settings');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await unfold(page);
  await expect(item(page, 'Räume')).toContainText('erledigt');
  await expect(item(page, 'Tische')).toContainText('erledigt');
  await expectNoSeriousViolations(page, 'main');
});

test('a house without rooms is led to where they are set up', async ({ page }) => {
  await changeRooms(page, () => []);
  await resumeSession(page, logins.berlin, '/settings');
  await unfold(page);
  await expect(item(page, 'Räume')).toContainText('noch keine Räume');
  await expect(page.getByText(/^\d von 6 erledigt · \d\d %$/)).toBeVisible();
  await expectNoSeriousViolations(page, 'main');
  await item(page, 'Räume').getByRole('link').click();
  await expect(page).toHaveURL(/rooms-and-tables$/);
});

test('rooms without tables are named', async ({ page }) => {
  await changeRooms(page, (rooms) =>
    rooms.map((room) => (room.name === 'Gaststube' ? room : { ...room, tables: [] })),
  );
  await resumeSession(page, logins.berlin, '/settings');
  await unfold(page);
  await expect(item(page, 'Tische')).toContainText(
    '2 Räume haben noch keine Tische: Galerie, Hof.',
  );
});

test('a house without opening hours is told so', async ({ page }) => {
  await page.route('**/api/1/settings', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.reservationSettings.openingHours = [];
    await route.fulfill({ json: body });
  });
  await resumeSession(page, logins.berlin, '/settings');
  await unfold(page);
  await expect(item(page, 'Öffnungszeiten')).toContainText('online keine Zeit wählen');
});

test('a filling that cannot be loaded leaves the page whole, and nothing behind', async ({
  page,
}) => {
  const asked = await breakFilling(page, 'statistics', './persons-per-day');
  await resumeSession(page, logins.berlin, '/reservations');
  await expect(page.getByRole('button', { name: 'Reservierung', exact: true })).toBeVisible();
  // Two retries, then it is given up.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1);
  await expect(page.getByRole('heading', { name: 'Reservierungen', level: 1 })).toBeAttached();
  await expectNoSeriousViolations(page, 'main');
  await expect(personsPerDay(page)).toHaveCount(0);
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});

test('a plan that cannot be loaded leads back to the list', async ({ page }) => {
  await breakFilling(page, 'floorplan', './live-plan');
  await resumeSession(page, logins.berlin, '/plan');
  await expect(page.getByText('Der Raumplan lässt sich gerade nicht zeigen.')).toBeVisible();
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(page.getByRole('region', { name: 'Reservierungen des Tages' })).toBeVisible();
});

test('a broken card of another remote is not missed on the overview of the addons', async ({
  page,
}) => {
  const asked = await breakFilling(page, 'hotel-import', './addon-card');
  await resumeSession(page, logins.berlin, '/settings/addons');
  await expect(page.getByRole('article', { name: 'Kartenzahlung' })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(1);
  await expect(page.locator('main').getByRole('article')).toHaveCount(2);
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});

/** A Wednesday evening, when the Berlin house is open; its guests' bookings are requests there. */
const wednesday = () => weekdayAhead(60, 3);

test('the navigation counts open requests before their page was visited, and each new one', async ({
  page,
}) => {
  await resumeSession(page, logins.berlin, '/settings/tags');
  const place = navigationOf(page).getByRole('link', { name: /^Reservierungen/ });
  await expect(place).toHaveText(/^Reservierungen\d+$/);
  const before = Number((await place.innerText()).replaceAll(/\D/g, ''));
  expect(before).toBeGreaterThan(0);
  const request = { date: wednesday(), time: '18:00', persons: 2 };
  await bookElsewhere(page.request, request, aGuest('Anfrage'), 'stammtisch-berlin');
  await expect(place).toHaveText(`Reservierungen${before + 1}`);
  expect(new URL(page.url()).pathname).toBe('/settings/tags');
});
