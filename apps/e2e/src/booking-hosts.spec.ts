import { expect, test } from 'playwright/test';
import { bookingHosts } from './hosts/booking-hosts.ts';
import { addresses } from './support/addresses.ts';
import { aGuest, chooseTime, fillIn, hotelPage, quietDay, send } from './support/booking-form.ts';
import { looksOfFirstScreen, times } from './support/first-screen.ts';
import { listenForErrors } from './support/listen-for-errors.ts';
import { looksOf } from './support/looks-of.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { openWithoutBooking } from './support/open-without-booking.ts';
import type { Site } from './support/serve-files.ts';
import { tabTo } from './support/tab-to.ts';
import { countListeners, tracesIn } from './support/traces.ts';

let expectSilence: () => void;
test.beforeEach(async ({ page }) => {
  expectSilence = await listenForErrors(page);
});
test.afterEach(() => expectSilence());

for (const [index, host] of bookingHosts.entries()) {
  const { formIn, handling } = host;

  test.describe(`in ${host.name}`, () => {
    let site: Site;
    test.beforeAll(async () => {
      site = await host.open();
    });
    test.afterAll(() => site.close());

    test('a guest books a table for two', async ({ page }) => {
      await page.goto(site.url);
      const form = formIn(page);
      await chooseTime(form, 2, quietDay(80 + index), '18:00');
      await fillIn(form, aGuest(`Wirtshaus${index}`));
      await send(form);
      await expect(form.getByRole('heading', { name: 'Ihr Tisch ist reserviert' })).toBeFocused();
      await expect(form.getByRole('article')).toContainText('18:00');
      const link = form.getByRole('link', { name: 'Reservierung ansehen oder stornieren' });
      const address = await link.evaluate(
        (element) => element instanceof HTMLAnchorElement && element.href,
      );
      expect(address).toMatch(new RegExp(`^${addresses.booking}/.*#/manage/`));
    });

    test('everything up to the details is done by keyboard alone', async ({ page }) => {
      await page.goto(site.url);
      const form = formIn(page);
      await expect(times(form).first()).toBeVisible();
      await tabTo(page, '2 Personen', 'radio', form);
      await page.keyboard.press('ArrowRight');
      await expect(form.getByRole('radio', { name: '3 Personen' })).toBeChecked();
      await tabTo(page, 'Anderer Tag', 'button', form);
      await page.keyboard.press('Space');
      const chosen = form.locator('[data-day]:focus');
      const before = Date.parse((await chosen.getAttribute('data-day')) ?? '');
      await page.keyboard.press('ArrowDown');
      const inAWeek = new Date(before + 7 * 86_400_000).toISOString().slice(0, 10);
      await expect(chosen).toHaveAttribute('data-day', inAWeek);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('button', { name: 'Anderer Tag' })).toBeFocused();
      const time = (await times(form).first().textContent()) ?? '';
      await tabTo(page, time, 'button', form);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('heading', { name: 'Ihre Angaben' })).toBeFocused();
      await tabTo(page, 'Vorname', 'textbox', form);
      await page.keyboard.type('Kim /?');
      await expect(form.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Kim /?');
      await tabTo(page, 'Datenschutzerklärung gelesen', 'checkbox', form);
      await page.keyboard.press('Space');
      await tabTo(page, 'Tisch reservieren', 'button', form);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox', { name: 'Nachname' })).toBeFocused();
    });

    test('the form looks as it does on its own page', async ({ page }) => {
      await page.goto(`${hotelPage}?lang=de`);
      const own = await looksOfFirstScreen(page);
      await page.goto(site.url);
      expect(await looksOfFirstScreen(formIn(page))).toEqual(own);
    });

    test('the page looks as it does without the form', async ({ page, browser }) => {
      const bare = await openWithoutBooking(browser, site.url);
      await page.goto(site.url);
      await expect(times(formIn(page)).first()).toBeVisible();
      for (const element of ['html', 'body', 'h1']) {
        const looks = await looksOf(page.locator(element).first());
        expect(looks, element).toEqual(await looksOf(bare.locator(element).first()));
      }
      await bare.context().close();
    });

    test('everybody can read the form', async ({ page }) => {
      await page.goto(site.url);
      const form = formIn(page);
      await expect(times(form).first()).toBeVisible();
      await host.calmDown?.(page);
      await expectNoSeriousViolations(page, host.place);
      await times(form).first().click();
      await send(form);
      await expect(form.getByText('Bitte prüfen Sie die markierten Felder')).toBeVisible();
      await expectNoSeriousViolations(page, host.place);
    });

    if (!handling) return;

    test('a form that is taken away leaves nothing behind', async ({ page, browser }) => {
      await countListeners(page);
      await page.goto(site.url);
      await expect(times(page).first()).toBeVisible();
      await times(page).first().click();
      await handling.takeAway(page);
      const bare = await openWithoutBooking(browser, site.url);
      await handling.takeAway(bare);
      const { html, styleSheets, title } = await tracesIn(bare);
      // A script that is on its way stands in the page until it has come.
      await expect.poll(() => tracesIn(page)).toMatchObject({ html, styleSheets, title });
      const first = await tracesIn(page);
      await bare.context().close();
      for (let round = 0; round < 3; round += 1) {
        await handling.show(page);
        await expect(times(page).first()).toBeVisible();
        await times(page).first().click();
        await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
        await handling.takeAway(page);
        await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toHaveCount(0);
      }
      await expect.poll(() => tracesIn(page)).toEqual(first);
    });

    test('two forms in one page know nothing of each other', async ({ page }) => {
      await page.goto(site.url);
      await expect(times(page).first()).toBeVisible();
      await handling.addSecond(page);
      await expect(page.getByRole('radio', { name: '2 people' })).toBeChecked();
      await page.getByRole('radio', { name: '2 people' }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: '3 people' })).toBeChecked();
      await expect(page.getByRole('radio', { name: '2 Personen' })).toBeChecked();
    });
  });
}
