import { expect, test, type Locator, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { arriveNow } from './support/arrive-now.ts';
import { atOnce } from './support/at-once.ts';
import { closeContract } from './support/close-contract.ts';
import { enterMasterUnless } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

/** Each read comes a second after the last one; see playwright.config.ts. */
const soon = { timeout: 10_000 };

/** A register that no earlier try has typed orders into. */
const account = `Kasse im Löwen ${tryNumber}`;

const part = (page: Page, name: string) => page.getByRole('article', { name });
const disconnectButton = (page: Page) => page.getByRole('button', { name: 'Verbindung trennen' });

async function disconnect(page: Page) {
  await disconnectButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verbindung trennen' }).click();
  await enterMasterUnless(page, part(page, 'Verbindung').getByText('Nicht verbunden'));
}

/** What costs nothing is taken once, and switched on by whoever comes later. */
async function takeSync(page: Page, card: Locator) {
  const isActive = card.getByText('Aktiv', { exact: true });
  const rests = card.getByText('Gebucht, ausgeschaltet');
  const consent = card.getByText(/Ich stimme der Nutzung zu/);
  await expect(consent.or(rests).or(isActive)).toBeVisible();
  if (await rests.isVisible()) await card.getByText('Eingeschaltet').click();
  if (await consent.isVisible()) {
    await closeContract(page, card);
    await consent.click();
    await card.getByRole('button', { name: 'Einschalten' }).click();
  }
  await enterMasterUnless(page, isActive);
}

test.describe.configure({ mode: 'serial' });

test('a house connects its cash register on the provider’s own page', async ({ page }) => {
  await resumeSession(page, logins.lion, '/settings/addons');
  const card = part(page, 'Abgleich mit der Kasse');
  await takeSync(page, card);
  await card.getByRole('link', { name: 'Kasse einrichten' }).click();
  await expect(part(page, 'Verbindung')).toBeVisible();
  if (await disconnectButton(page).isVisible()) await disconnect(page);
  // An earlier try may have ended on the provider’s page.
  await expect(part(page, 'Verbindung').getByText(/^(Nicht verbunden|Wartet)$/)).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.getByRole('button', { name: /^(Kasse|Neu) verbinden$/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Der Zugriff wurde abgelehnt.')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Neu verbinden' }).click();
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`Die Kasse „${account}“ ist verbunden.`)).toBeVisible();
  expect(page.url()).not.toContain('accountToken');
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(part(page, 'Empfang').getByText('Aktuell', { exact: true })).toBeVisible(soon);
  await expect(part(page, 'Tische').getByRole('listitem')).toHaveCount(20);
  await expectNoSeriousViolations(page);
});

test('an order seats the party on every device, the bill closes it, and a person takes it back', async ({
  page,
  browser,
}) => {
  await resumeSession(page, logins.lion, '/settings/cash-register');
  await expect(part(page, 'Tische').getByRole('listitem')).toHaveCount(20);
  const guest = `Kassengast ${Date.now()}`;
  const table = await arriveNow(page, guest);
  const plan = await (await browser.newContext()).newPage();
  await resumeSession(plan, logins.lion, '/plan');
  const seat = plan.getByRole('button', { name: new RegExp(`^Tisch ${table},.*${guest}`) });
  await expect(seat).toBeVisible();

  const till = await (await browser.newContext()).newPage();
  await till.goto(addresses.register);
  await till.getByRole('link', { name: account, exact: true }).click();
  await till.getByRole('button', { name: `Order at ${table}`, exact: true }).click();
  const seated = `Kasse: ${guest} an Tisch ${table} – Platziert`;
  await expect(plan.getByText(seated).first()).toBeVisible(soon);
  await expect(page.getByText(seated).first()).toBeVisible(atOnce);
  await expect(seat).toHaveAccessibleName(/besetzt/);
  await expectNoSeriousViolations(plan);

  await till.getByRole('button', { name: `Bill of ${table}`, exact: true }).click();
  const closed = `Kasse: ${guest} an Tisch ${table} – Gegangen`;
  await expect(plan.getByText(closed).first()).toBeVisible(soon);
  await plan.getByRole('button', { name: 'Rückgängig' }).first().press('Enter');
  await expect(seat).toHaveAccessibleName(/besetzt/);
  // What a person took back stays so, however often the register is read.
  await plan.waitForTimeout(3_000);
  await expect(seat).toHaveAccessibleName(/besetzt/);

  await plan.goto('/reservations');
  await plan.getByRole('button', { name: `Aktionen für ${guest}` }).click();
  await plan.getByRole('menuitem', { name: 'Verlauf' }).click();
  await expect(plan.getByText(/· Kasse$/)).toHaveCount(2);
  await plan.context().close();
  await till.context().close();
});

test('a house disconnects its cash register, and nothing is read any more', async ({ page }) => {
  await resumeSession(page, logins.lion, '/settings/cash-register');
  await disconnect(page);
  await page.goto('/settings/addons');
  const card = part(page, 'Abgleich mit der Kasse');
  await card.getByText('Eingeschaltet').click();
  await enterMasterUnless(page, card.getByText('Gebucht, ausgeschaltet'));
});
