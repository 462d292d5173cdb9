import { expect, test, type Locator, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { aGuest, chooseTime, fillIn, quietDay } from './support/booking-form.ts';
import { closeContract } from './support/close-contract.ts';
import { endPurchases } from './support/end-purchases.ts';
import { enterMasterUnless, savedNotice } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { dayAhead } from './support/quiet-day.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

const addons = '/settings/addons';
const guest = aGuest('Kartner');
/** Settings differ from what an earlier try has left, else there is nothing to save. */
const freeHours = String(720 - tryNumber);

const paymentCard = (page: Page) => page.getByRole('article', { name: 'Kartenzahlung' });

/** The house is asked for its tax number once. */
async function tellTax(page: Page, card: Locator) {
  const tax = card.getByRole('button', { name: 'Angaben zur Steuer' });
  if (!(await tax.isVisible())) return;
  await tax.click();
  await page.getByRole('textbox', { name: /Steuernummer/ }).fill('DE123456789');
  await page.getByRole('textbox', { name: /Name der Firma/ }).fill('Zum goldenen Löwen GmbH');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
}

/** The account at the provider outlives the subscription: it is opened once. */
async function openAccount(page: Page, card: Locator) {
  const opener = card.getByRole('button', { name: /^Beim Anbieter/ });
  const isReady = card.getByText('Eingerichtet: Karten können');
  await expect(opener.or(isReady)).toBeVisible();
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('button', { name: 'Fill in everything' }).click();
  }
  await expect(isReady).toBeVisible();
}

test.describe.configure({ mode: 'serial' });

test('a house buys card payment, and is told what is missing for it', async ({ page, request }) => {
  await endPurchases(request);
  await resumeSession(page, logins.lion, '/settings/restaurant-infos');
  const terms = page.getByRole('textbox', { name: 'Geschäftsbedingungen' });
  await enterMasterUnless(page, terms);
  await terms.fill(`https://loewe.example/agb/${tryNumber}`);
  await page.keyboard.press('Control+s');
  await expect(savedNotice(page)).toBeVisible();

  await page.goto(addons);
  const card = paymentCard(page);
  await closeContract(page, card);
  await tellTax(page, card);
  await expect(card.getByText('Es fehlt noch')).toHaveCount(0);
  await expectNoSeriousViolations(page);

  await card.getByText(/Ich stimme der Nutzung zu/).click();
  const opened = page.context().waitForEvent('page');
  await card.getByRole('button', { name: 'Kostenpflichtig buchen' }).click();
  const checkout = await opened;
  await expect(card.getByText('Warten auf den Zahlungsanbieter …').first()).toBeVisible();
  await checkout.getByRole('button', { name: 'Subscribe' }).click();
  await expect(checkout.getByText('Die Erweiterung wurde erfolgreich eingerichtet.')).toBeVisible();
  await checkout.close();
  // The open page hears of it without being asked.
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible();

  await openAccount(page, card);
  await expectNoSeriousViolations(page);
});

test('a guest leaves a card, cancels too late, and the fee is collected by hand', async ({
  page,
  context,
}) => {
  await resumeSession(page, logins.lion, '/settings/onlinereservation-settings');
  await page.getByRole('textbox', { name: 'Bis so viele Stunden vorher' }).fill(freeHours);
  await page.getByRole('tab', { name: 'Karte' }).click();
  await page.getByRole('textbox', { name: 'Gebühr' }).fill('25');
  await page.keyboard.press('Tab');
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Control+s');
  await enterMasterUnless(page, savedNotice(page));

  const form = await context.newPage();
  await form.goto(`${addresses.booking}/#/at/zum-goldenen-loewen`);
  await chooseTime(form, 2, dayAhead(20), '18:00');
  await fillIn(form, guest);
  await form.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
  await form.getByRole('button', { name: /Tisch (anfragen|reservieren)/ }).click();
  await expect(form.getByText('Hinterlegen Sie bitte zuerst eine Karte.')).toBeVisible();
  await expect(form.getByText(/25,00\s€ je Person/)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Ich stimme diesen Bedingungen zu.' }).check();
  const opened = context.waitForEvent('page');
  await form.getByRole('button', { name: /Karte angeben/ }).click();
  const provider = await opened;
  await provider.getByRole('button', { name: 'Save card' }).click();
  await expect(provider.getByText('Ihre Karte ist hinterlegt')).toBeVisible();
  await provider.close();
  await expect(form.getByText('Ihre Karte Visa 4242 ist hinterlegt.')).toBeVisible();
  await expectNoSeriousViolations(form);
  await form.getByRole('button', { name: /Tisch (anfragen|reservieren)/ }).click();
  await expect(form.getByText('Ihre Anfrage ist angekommen')).toBeVisible();
  await form.getByRole('link', { name: 'Reservierung ansehen oder stornieren' }).click();
  await expect(form.getByText(/Kostenfrei stornieren konnten Sie bis/)).toBeVisible();
  await form.getByRole('button', { name: 'Reservierung stornieren' }).click();
  await expect(form.getByText(/50,00\s€ von Ihrer Karte/)).toBeVisible();
  await expectNoSeriousViolations(form);
  await form.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(form.getByText(/Diese Reservierung ist storniert/).first()).toBeVisible();
  await form.close();

  await page.goto('/settings/fees');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: guest.lastname });
  await expect(row.getByText('50,00 €')).toBeVisible();
  await expectNoSeriousViolations(page);
  await row.getByRole('button', { name: 'Einziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Einziehen' }).click();
  await enterMasterUnless(page, page.getByText(/50,00\s€ von .* sind eingezogen/).first());
  await expect(row).toHaveCount(0);

  await page.getByText('Eingezogen', { exact: true }).click();
  await row.getByRole('link', { name: 'Beleg' }).click();
  await expect(page.getByRole('heading', { name: 'Beleg zur Gebühr' })).toBeVisible();
  await expect(page.getByText('25,00 € je Person')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('link', { name: 'Zu den Gebühren' }).click();
  await page.getByText('Eingezogen', { exact: true }).click();
  await row.getByRole('button', { name: 'Erstatten' }).click();
  await page.getByRole('textbox', { name: /Grund/ }).fill('Gast war krank');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erstatten' }).click();
  await enterMasterUnless(page, row.getByText('erstattet'));
});

test('a house switches card payment off, and guests are asked for no card any more', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, addons);
  await paymentCard(page).getByText('Eingeschaltet').click();
  await enterMasterUnless(page, paymentCard(page).getByText('Gebucht, ausgeschaltet'));
  // As it was before, for the journeys that come later.
  await page.goto('/settings/onlinereservation-settings');
  await page.getByRole('textbox', { name: 'Bis so viele Stunden vorher' }).fill('0');
  await page.getByRole('tab', { name: 'Karte' }).click();
  await page.getByRole('textbox', { name: 'Gebühr' }).fill('0');
  await page.keyboard.press('Control+s');
  await enterMasterUnless(page, savedNotice(page));
  await page.goto(`${addresses.booking}/#/at/zum-goldenen-loewen`);
  await chooseTime(page, 2, quietDay(47), '18:00');
  await fillIn(page, guest);
  await expect(page.getByText('Karte hinterlegen')).toHaveCount(0);
});
