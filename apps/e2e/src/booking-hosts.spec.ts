import { expect, test } from 'playwright/test';
import { bookingHosts } from './hosts/booking-hosts.ts';
import { addresses } from './support/addresses.ts';
import {
  aGuest,
  chooseTime,
  fillIn,
  hotelPage,
  quietDay,
  send,
  type Form,
} from './support/booking-form.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { looksOf } from './support/looks-of.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { openWithoutBooking } from './support/open-without-booking.ts';
import type { Site } from './support/serve-files.ts';
import { tabTo } from './support/tab-to.ts';
import { countListeners, tracesIn } from './support/traces.ts';

let complaints: () => string[];
let errors: string[];
test.beforeEach(async ({ page }) => {
  complaints = await listenForComplaints(page);
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});
test.afterEach(() => expect([...complaints(), ...errors]).toEqual([]));

const times = (form: Form) => form.getByRole('button', { name: /^\d\d:\d\d$/, disabled: false });

/** One of each kind of thing that the first screen shows. */
function partsOf(form: Form) {
  return {
    name: form.locator('[data-part="header"] h1'),
    address: form.locator('[data-part="header"] p'),
    title: form.locator('[data-part="choose-time"] h2'),
    persons: form.locator('label').filter({ hasText: /^7$/ }),
    day: form.locator('[data-part="day"] label').nth(2),
    calendar: form.getByRole('button', { name: 'Anderer Tag' }),
    time: times(form).first(),
    website: form.locator('[data-part="contact"] a').first(),
  };
}

async function looksOfAll(form: Form) {
  await expect(times(form).first()).toBeVisible();
  const looks = Object.entries(partsOf(form)).map(async ([name, part]) => [
    name,
    await looksOf(part),
  ]);
  return Object.fromEntries(await Promise.all(looks));
}

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
      const own = await looksOfAll(page);
      await page.goto(site.url);
      expect(await looksOfAll(formIn(page))).toEqual(own);
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
      const first = await tracesIn(page);
      const bare = await openWithoutBooking(browser, site.url);
      await handling.takeAway(bare);
      const { html, styleSheets, title } = await tracesIn(bare);
      expect(first).toMatchObject({ html, styleSheets, title });
      await bare.context().close();
      for (let round = 0; round < 3; round += 1) {
        await handling.show(page);
        await expect(times(page).first()).toBeVisible();
        await times(page).first().click();
        await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
        await handling.takeAway(page);
        await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toHaveCount(0);
      }
      expect(await tracesIn(page)).toEqual(first);
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

async function withSite(name: string, visit: (site: Site) => Promise<void>) {
  const host = bookingHosts.find((each) => each.name === name);
  if (!host) throw new Error(`there is no ${name}`);
  const site = await host.open();
  try {
    await visit(site);
  } finally {
    await site.close();
  }
}

test('a page that insists on another React keeps it, and its own state', async ({ page }) => {
  await withSite('a webpack page', async (site) => {
    await page.goto(site.url);
    await expect(times(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Gäste: 0' }).click();
    await page.getByRole('button', { name: 'Formular wegnehmen' }).click();
    await expect(times(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Gäste: 1' }).click();
    await page.getByRole('button', { name: 'Formular zeigen' }).click();
    await expect(times(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gäste: 2' })).toBeVisible();
    const shared = await page.evaluate(() => Reflect.get(window, 'sharedReacts'));
    expect(shared).toEqual(['18.3.1']);
  });
});

test('a page whose booking host cannot be reached keeps its link to it', async ({ browser }) => {
  await withSite('a plain page', async (site) => {
    const bare = await openWithoutBooking(browser, site.url);
    await expect(bare.getByRole('link', { name: 'Tisch reservieren' })).toBeVisible();
    await bare.context().close();
  });
});

test('what a guest types is no shortcut of the page, and shortcuts work elsewhere', async ({
  page,
}) => {
  await withSite('a hostile page', async (site) => {
    const shortcuts = () => page.evaluate<unknown>(() => Reflect.get(window, 'shortcuts'));
    await page.goto(site.url);
    await times(page).first().click();
    await page.getByRole('textbox', { name: 'Vorname' }).pressSequentially('Kim');
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Kim');
    expect(await shortcuts()).toEqual([]);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('k');
    expect(await shortcuts()).toEqual(['k']);
  });
});
