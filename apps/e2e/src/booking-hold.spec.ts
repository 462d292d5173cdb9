import { expect, test } from 'playwright/test';
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
} from './support/booking-form.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { mailTo } from './support/mails.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';

let complaints: () => string[];
test.beforeEach(async ({ page }) => {
  complaints = await listenForComplaints(page);
});
test.afterEach(() => expect(complaints()).toEqual([]));

test('of two who tap the last table one keeps it while typing, the other gets the nearest times', async ({
  page,
  browser,
}) => {
  const day = quietDay(90);
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  for (const tab of [page, other]) {
    await tab.goto(hotelPage);
    await tab.getByText('8', { exact: true }).first().click();
  }
  await chooseTime(page, 8, day, '19:00');
  await expect(page.getByRole('timer')).toContainText(/Noch [45]:\d\d Minuten/);
  await expectNoSeriousViolations(page);
  await chooseTime(other, 8, day, '20:30');
  await fillIn(other, aGuest('Zweite'));
  // Back to the times: what the first one keeps is taken, and what this one keeps is not.
  await other.getByRole('button', { name: 'Andere Zeit wählen' }).click();
  await expect(other.getByRole('button', { name: /^19:00/ })).toBeDisabled();
  await other.getByRole('button', { name: /^20:30/ }).click();
  await expectFilledIn(other, aGuest('Zweite'));
  await fillIn(page, aGuest('Erste'));
  await send(page);
  await send(other);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  }
});

test('who taps a time that another guest has just begun to book is told so at once', async ({
  page,
  browser,
}) => {
  const day = quietDay(91);
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await other.goto(hotelPage);
  await page.goto(hotelPage);
  await page.getByText('8', { exact: true }).first().click();
  // This browser has read the day before the other one keeps the table.
  await chooseTime(page, 8, day, '21:30');
  await page.getByRole('button', { name: 'Andere Zeit wählen' }).click();
  await expect(page.getByRole('button', { name: '18:00' })).toBeEnabled();
  await chooseTime(other, 8, day, '18:00');
  await expect(other.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: '18:00' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'gerade vergeben worden' });
  await notice.getByRole('button', { name: '19:30' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await fillIn(page, aGuest('Flink'));
  await send(page);
  await expect(page.getByRole('article')).toContainText('19:30');
});

test('when the five minutes are over nothing that was typed is lost, and one tap keeps it again', async ({
  page,
}) => {
  await page.clock.install();
  const guest = aGuest('Gemach');
  await page.goto(hotelPage);
  await chooseTime(page, 2, quietDay(92), '18:00');
  await fillIn(page, guest);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('05:01');
  const notice = page.getByRole('alert').filter({ hasText: 'Die fünf Minuten sind vorbei' });
  await expect(notice).toBeVisible();
  await expectNoSeriousViolations(page);
  await notice.getByRole('button', { name: 'Noch einmal freihalten' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectFilledIn(page, guest);
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
});

test('a guest changes and cancels from the mail, and takes back what they allowed', async ({
  page,
  request,
}) => {
  const guest = aGuest('Wechsel');
  await page.goto(hotelPage);
  await chooseTime(page, 2, quietDay(93), '18:00');
  await fillIn(page, guest);
  await page.getByRole('checkbox', { name: /nächsten Besuche/ }).check();
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  const { text } = await mailTo(request, guest.email, /Reservierung/);
  await page.goto(/https?:\/\/\S+#\/manage\/\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: /Personen ändern/ }).click();
  await page.getByText('4', { exact: true }).first().click();
  await page.getByRole('button', { name: '20:15' }).click();
  await expect(page.getByRole('heading', { name: 'So ändern?' })).toBeFocused();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Verbindlich ändern' }).click();
  await expect(page.getByText('Ihre Reservierung ist geändert')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('20:15 Uhr');
  await expect(page.getByRole('article')).toContainText('4 Personen');
  await page.getByRole('button', { name: /^Widerrufen/ }).click();
  await expect(page.getByText('Ihre Reservierung bleibt bestehen')).toBeVisible();
  await expectNoSeriousViolations(page);
  await mailTo(request, guest.email, /Geändert|Neuer Termin|Änderung/);
});

test('a guest who finds a day full waits, and leaves the waiting list again', async ({
  page,
  request,
}) => {
  const day = quietDay(94);
  for (const time of ['13:15', '19:00', '20:30', '22:00']) {
    const party = aGuest(`Tafel${time.replace(':', '')}`);
    await bookElsewhere(request, { date: day, time, persons: 8 }, party);
  }
  await page.goto(hotelPage);
  await chooseTime(page, 8, day, '19:00 Warteliste');
  await expect(page.getByText('Dieser Tag ist zurzeit ausgebucht')).toBeVisible();
  await fillIn(page, aGuest('Geduld'));
  await page.getByRole('button', { name: /Auf die Warteliste/ }).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' })).toBeFocused();
  await expectNoSeriousViolations(page);
  await page.getByRole('link', { name: 'Reservierung ansehen oder stornieren' }).click();
  await page.getByRole('button', { name: 'Von der Warteliste streichen' }).click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(page.getByText('Diese Reservierung ist storniert')).toBeVisible();
});

test('an event has its own page, and is booked at its own hours', async ({ page }) => {
  await page.goto(`${addresses.booking}/#/at/event/${hotel}`);
  const event = page.getByRole('article', { name: 'Weinabend' });
  await expectNoSeriousViolations(page);
  await event.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^19:00/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^18:00/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Anderer Tag' })).toHaveCount(0);
  await page.getByRole('button', { name: /^19:/ }).and(page.locator(':enabled')).first().click();
  await fillIn(page, aGuest('Wein'));
  await send(page);
  await expect(page.getByText('Ihr Tisch ist reserviert')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Ihr Tisch ist reserviert')).toHaveCount(0);
});
