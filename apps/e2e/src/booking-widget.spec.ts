import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import {
  aGuest,
  bookElsewhere,
  chooseTime,
  expectFilledIn,
  fillIn,
  hotel,
  hotelPage,
  quietDay,
  send,
  type Guest,
} from './support/booking-form.ts';
import { wordings } from './support/booking-wordings.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { openForeignSite } from './support/foreign-site.ts';
import { mailTo } from './support/mails.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';

/** The list of the staff shows this guest once on that day. */
async function expectOneReservation(page: Page, day: string, guest: Guest) {
  await resumeSession(page, logins.vienna, `/reservations?date=${day}`);
  const name = `${guest.forename} ${guest.lastname}`;
  await expect(page.getByRole('button', { name: `Aktionen für ${name}` })).toHaveCount(1);
}

let complaints: () => string[];
test.beforeEach(async ({ page }) => {
  complaints = await listenForComplaints(page);
});
test.afterEach(() => expect(complaints()).toEqual([]));

test('a guest books on a small phone by keyboard alone', async ({ page }) => {
  const day = quietDay(70);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(hotelPage);
  await expect(page.getByRole('radio', { name: '2 Personen' })).toBeChecked();
  await tabTo(page, '2 Personen', 'radio');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3 Personen' })).toBeChecked();
  await tabTo(page, 'Anderer Tag', 'button');
  await page.keyboard.press('Space');
  const chosen = page.locator('[data-day]:focus');
  await expect(chosen).toHaveCount(1);
  // A week at a time, then a day at a time, as the arrow keys go.
  while (((await chosen.getAttribute('data-day')) ?? day) < day) {
    const at = Date.parse((await chosen.getAttribute('data-day')) ?? day);
    const isNear = Date.parse(day) - at < 7 * 86_400_000;
    await page.keyboard.press(isNear ? 'ArrowRight' : 'ArrowDown');
    await expect(chosen).toHaveCount(1);
  }
  await expect(chosen).toHaveAttribute('data-day', day);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Anderer Tag' })).toBeFocused();
  await expect(page.getByRole('button', { name: '18:00' })).toBeEnabled();
  await tabTo(page, '18:00', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeFocused();
  const texts = { Vorname: 'Wilma', Nachname: 'Taster', Telefon: '+43 1 7654321' };
  for (const [label, text] of Object.entries({ ...texts, 'E-Mail': 'taster@gast.example' })) {
    await tabTo(page, label, 'textbox');
    await page.keyboard.type(text);
  }
  await tabTo(page, 'Datenschutzerklärung gelesen', 'checkbox');
  await page.keyboard.press('Space');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(320);
  await tabTo(page, 'Tisch reservieren', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihr Tisch ist reserviert' })).toBeFocused();
});

test('a foreign page whose frames may store nothing takes bookings all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const site = await openForeignSite(hotel);
  await page.goto(site.url);
  const form = page.frameLocator('iframe');
  await chooseTime(form, 2, quietDay(71), '18:00');
  await fillIn(form, aGuest('Rahmen'));
  await send(form);
  await expect(form.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  await site.close();
});

test('a line of script puts the form into a page and gives it its height', async ({ page }) => {
  const site = await openForeignSite(hotel);
  await page.goto(site.url);
  await page.evaluate(
    ({ identifier, source }) => {
      const place = document.createElement('div');
      Object.assign(place.dataset, { stammtisch: identifier, lang: 'fr', title: 'Réserver' });
      const script = document.createElement('script');
      script.src = source;
      document.body.replaceChildren(place, script);
    },
    { identifier: hotel, source: `${addresses.booking}/embed.js` },
  );
  const frame = page.getByTitle('Réserver');
  const form = page.frameLocator('iframe');
  await expect(form.getByRole('button', { name: 'Autre jour' })).toBeVisible();
  const content = form.locator('#root');
  await expect(async () => {
    const [outer, inner] = await Promise.all([frame.boundingBox(), content.boundingBox()]);
    expect(outer?.height).toBe(Math.ceil(inner?.height ?? 0));
  }).toPass();
  await site.close();
});

for (const wording of wordings) {
  test(`a guest who chooses ${wording.button} gets words, dates and mail in that language`, async ({
    page,
    request,
  }) => {
    const { day, guest, labels, otherDay, nextMonth } = wording;
    await page.goto(hotelPage);
    await page.getByRole('button', { name: wording.button }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', wording.language);
    await expect(page.getByRole('radio', { name: wording.persons })).toBeChecked();
    await page.getByRole('button', { name: otherDay }).click();
    const cell = page.locator(`[data-day="${day}"]`);
    while ((await cell.count()) === 0) await page.getByRole('button', { name: nextMonth }).click();
    const weekday = wording.weekday.format(new Date(day));
    await expect(cell).toHaveAccessibleName(new RegExp(weekday));
    await cell.click();
    await page.getByRole('button', { name: '18:00' }).click();
    await page.getByRole('textbox', { name: labels.forename }).fill(guest.forename);
    await page.getByRole('textbox', { name: labels.lastname }).fill(guest.lastname);
    await page.getByRole('textbox', { name: labels.phone }).fill('+33 1 23 45 67 89');
    await page.getByRole('textbox', { name: labels.email }).fill(guest.email);
    await page.getByRole('checkbox', { name: wording.privacy }).check();
    await page.getByRole('button', { name: wording.book }).click();
    await expect(page.getByText(wording.booked)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(weekday);
    const mail = await mailTo(request, guest.email, wording.mail);
    expect(mail.text).toContain(weekday);
  });
}

test('a guest whose table is taken meanwhile gets other times and types nothing twice', async ({
  page,
  request,
}) => {
  const day = quietDay(74);
  const guest = aGuest('Spaeter');
  // A phone without a network keeps no table, and another guest may be quicker.
  await page.route(/\/holds$/, (route) => route.abort());
  await page.goto(hotelPage);
  await chooseTime(page, 8, day, '19:00');
  await fillIn(page, guest);
  const quicker = aGuest('Schneller');
  await bookElsewhere(request, { date: day, time: '19:00', persons: 8 }, quicker);
  await send(page);
  const said = 'Diese Zeit ist gerade vergeben worden';
  const notice = page.getByRole('alert').filter({ hasText: said });
  await expect(notice).toBeVisible();
  await expectNoSeriousViolations(page);
  await expectFilledIn(page, guest);
  await notice.getByRole('button', { name: '20:30' }).click();
  await expectFilledIn(page, guest);
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('20:30');
});

test('a booking made without a network is kept and sent once when it is back', async ({
  browser,
  page,
  context,
}) => {
  const day = quietDay(75);
  const guest = aGuest('Funkloch');
  await page.goto(hotelPage);
  await chooseTime(page, 2, day, '18:00');
  await fillIn(page, guest);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
  await expectFilledIn(page, guest);
  await context.setOffline(false);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  const staff = await (await browser.newContext()).newPage();
  await expectOneReservation(staff, day, guest);
});

test('a connection that is gone while the next screens are fetched ahead costs nothing', async ({
  page,
  context,
}) => {
  const day = quietDay(77);
  const guest = aGuest('Voraus');
  await page.goto(hotelPage);
  await page.getByText('2', { exact: true }).first().click();
  const missed = page.waitForEvent('requestfailed', (request) => /\/async\//.test(request.url()));
  await context.setOffline(true);
  await missed;
  await context.setOffline(false);
  await chooseTime(page, 2, day, '18:00');
  await fillIn(page, guest);
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
});

test('a booking whose answer got lost on the way is sent again and stands once', async ({
  browser,
  page,
}) => {
  const day = quietDay(76);
  const guest = aGuest('Doppelt');
  let sendings = 0;
  await page.route(/\/reservations$/, async (route) => {
    sendings += 1;
    if (sendings > 1) return route.continue();
    // The house has booked, and only then does the line break.
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await page.goto(hotelPage);
  await chooseTime(page, 2, day, '18:00');
  await fillIn(page, guest);
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  expect(sendings).toBe(2);
  const staff = await (await browser.newContext()).newPage();
  await expectOneReservation(staff, day, guest);
});

test('a link to an unknown restaurant or with a broken token says so', async ({ page }) => {
  for (const place of ['#/at/nirgendwo', '#/at/Nir_gendwo', '#/', '']) {
    await page.goto('about:blank');
    await page.goto(`${addresses.booking}/${place}`);
    await expect(page.getByText('Dieses Restaurant gibt es hier nicht')).toBeVisible();
  }
  for (const token of ['kaputt', 'A'.repeat(22)]) {
    await page.goto(`${addresses.booking}/#/manage/${token}`);
    await expect(page.getByText('Diese Reservierung gibt es nicht')).toBeVisible();
  }
});

test('the mail link shows the booking, cancels it once and says so the second time', async ({
  page,
  context,
  request,
}) => {
  const day = quietDay(77);
  const guest = aGuest('Absage');
  await bookElsewhere(request, { date: day, time: '18:30', persons: 2 }, guest);
  const { text } = await mailTo(request, guest.email, /Reservierung/);
  const link = /https?:\/\/\S+#\/manage\/\S+/.exec(text)?.[0] ?? '';
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(link);
    await expect(tab.getByRole('article')).toContainText('18:30');
    await expect(tab.getByText('Ihr Tisch ist für Sie reserviert')).toBeVisible();
  }
  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: 'Reservierung stornieren' }).click();
    await tab.getByRole('button', { name: 'Ja, stornieren' }).click();
    await expect(tab.getByText('Diese Reservierung ist storniert')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Reservierung stornieren' })).toHaveCount(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page can be read by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const expectReadable = async (text: string) => {
      await expect(page.getByText(text).first()).toBeVisible();
      await expectNoSeriousViolations(page);
    };
    await page.goto(`${addresses.booking}/#/at/stammtisch-berlin`);
    await expect(page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()).toBeVisible();
    await expectReadable('Schön, dass Sie kommen');
    await page.goto(`${addresses.booking}/#/at/event/${hotel}`);
    await expectReadable('Weinabend');
    await page.goto(`${addresses.booking}/#/at/nirgendwo`);
    await expectReadable('Dieses Restaurant gibt es hier nicht');
    await page.goto(`${addresses.booking}/#/manage/kaputt`);
    await expectReadable('Diese Reservierung gibt es nicht');
    await page.goto(hotelPage);
    await page.getByRole('button', { name: 'Anderer Tag' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Kalender schließen' }).click();
    await chooseTime(page, 2, quietDay(colorScheme === 'light' ? 78 : 79), '18:00');
    await send(page);
    await expectReadable('Bitte prüfen Sie die markierten Felder');
    await fillIn(page, aGuest(`Auge-${colorScheme}`));
    await send(page);
    await expectReadable('Ihr Tisch ist reserviert');
    await page.getByRole('link', { name: 'Reservierung ansehen oder stornieren' }).click();
    await expectReadable('Ihr Tisch ist für Sie reserviert');
  });
}
