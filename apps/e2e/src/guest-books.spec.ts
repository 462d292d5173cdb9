import { expect, test, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { aGuest, daysOfTries } from './support/booking-form.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { openForeignSite } from './support/foreign-site.ts';
import { mailTo } from './support/mails.ts';
import { logins, signIn } from './support/sign-in.ts';
import { weekdayAhead } from './support/quiet-day.ts';

const guest = aGuest('Reisende');
const name = `${guest.forename} ${guest.lastname}`;

/** A Wednesday more than two months ahead, when the demo restaurant has no other guests. */
const isoDay = weekdayAhead(65 + daysOfTries, 3);
const wireDay = isoDay.split('-').toReversed().join('.');

async function chooseDay(widget: FrameLocator) {
  await widget.getByRole('button', { name: 'Anderer Tag' }).click();
  const cell = widget.locator(`[data-day="${isoDay}"]`);
  while ((await cell.count()) === 0) {
    await widget.getByRole('button', { name: 'Nächster Monat' }).click();
  }
  await cell.click();
}

async function book(page: Page, widget: FrameLocator) {
  await widget.getByText('4', { exact: true }).first().click();
  await chooseDay(widget);
  await widget.getByRole('button', { name: '18:00' }).click();
  await widget.getByLabel('Vorname').fill(guest.forename);
  await widget.getByLabel('Nachname').fill(guest.lastname);
  await widget.getByLabel('Telefon').fill('030 1234567');
  await widget.getByLabel('E-Mail', { exact: true }).fill(guest.email);
  await widget.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  await expectNoSeriousViolations(page);
  await widget.getByRole('button', { name: /Tisch anfragen/ }).click();
  await expect(widget.getByText('Ihre Anfrage ist angekommen')).toBeVisible();
}

/** Where a bar is once it stands still: the timeline grows when the sheet beside it closes. */
async function settledBox(bar: Locator) {
  let before = await bar.boundingBox();
  await expect(async () => {
    const seen = before;
    before = await bar.boundingBox();
    expect(before).toEqual(seen);
  }).toPass({ intervals: [1_200] });
  if (!before) throw new Error('the bar is not on the screen');
  return before;
}

/** Drags a party's bar on the timeline by so many minutes. */
async function drag(staff: Page, minutes: number) {
  const bar = staff.locator('.vis-item', { hasText: guest.lastname });
  await staff.waitForTimeout(1_200);
  const box = await settledBox(bar);
  // The house's guests stay for 120 minutes, so the bar itself is the scale.
  const distance = (box.width / 120) * minutes;
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2;
  await staff.mouse.move(x, y);
  await staff.mouse.down();
  await staff.mouse.move(x + distance / 2, y, { steps: 8 });
  await staff.mouse.move(x + distance, y, { steps: 8 });
  await staff.mouse.up();
}

test('a guest books, the staff confirm and move it, the guest cancels from the mail', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, logins.berlin, `/timeline?date=${isoDay}`);
  const bar = staff.locator('.vis-item', { hasText: guest.lastname });
  const party = staff.getByRole('gridcell', { name: new RegExp(name) });
  await expect(staff.getByText('Ohne Tisch').first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  const site = await openForeignSite('stammtisch-berlin');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guestPage = await phone.newPage();
  await guestPage.goto(site.url);
  const widget = guestPage.frameLocator('iframe');

  await test.step('the guest books in a frame on a foreign page', () => book(guestPage, widget));

  await test.step('the timeline shows it without a reload', async () => {
    await expect(bar).toBeVisible(atOnce);
    const mail = await mailTo(request, guest.email, /Anfrage/);
    expect(mail.text).toContain('18:00');
  });

  await test.step('the staff confirm it, and the mail brings a calendar file', async () => {
    await bar.dblclick();
    await staff.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(party.filter({ hasText: 'Bestätigt' })).toHaveCount(1);
    const mail = await mailTo(request, guest.email, /Reservierung/);
    expect(mail.attachments.map(({ filename }) => filename).join()).toContain('.ics');
    await staff.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('a drag that is dismissed changes nothing', async () => {
    await drag(staff, 60);
    const dialog = staff.getByRole('alertdialog', { name: `Datum oder Zeit ändern für ${name}` });
    await expect(dialog).toContainText(`Neu ${wireDay}, 19:00 Uhr`);
    await expectNoSeriousViolations(staff);
    await dialog.getByRole('button', { name: 'Nicht ändern' }).click();
    await expect(party.filter({ hasText: '18:00' })).toHaveCount(1);
  });

  await test.step('a drag that is confirmed moves it', async () => {
    await drag(staff, 60);
    await staff.getByRole('button', { name: 'Ändern', exact: true }).click();
    await expect(party.filter({ hasText: '19:00' })).toHaveCount(1);
  });

  await test.step('the guest cancels from the mail, and the staff see it', async () => {
    const { text } = await mailTo(request, guest.email, /Reservierung/);
    const link = /https?:\/\/\S+#\/manage\/\S+/.exec(text)?.[0] ?? '';
    const mailPage = await phone.newPage();
    await mailPage.goto(link);
    await expect(mailPage.getByText('19:00')).toBeVisible();
    await mailPage.getByRole('button', { name: 'Reservierung stornieren' }).click();
    await mailPage.getByRole('button', { name: 'Ja, stornieren' }).click();
    await expect(
      mailPage.getByText('Diese Reservierung ist storniert', { exact: false }),
    ).toBeVisible();
    await mailTo(request, guest.email, /[Ss]torn/);
    await staff.goto(`/reservations?date=${isoDay}`);
    await staff.getByText('Alle', { exact: true }).click();
    await expect(staff.getByText('Vom Gast storniert').first()).toBeVisible();
  });

  await test.step('the history tells all of it', async () => {
    await staff.getByRole('button', { name: `Aktionen für ${name}` }).click();
    await staff.getByRole('menuitem', { name: 'Verlauf' }).click();
    for (const line of [
      /Angelegt als „Offen“/,
      /Status von „Offen“ auf „Bestätigt“/,
      /Verlegt von .*18:00.* auf .*19:00/,
      /Status von „Bestätigt“ auf „Vom Gast storniert“/,
      /E-Mail gesendet: Bestätigung/,
    ]) {
      await expect(staff.getByText(line)).toBeVisible();
    }
  });
  await site.close();
});
