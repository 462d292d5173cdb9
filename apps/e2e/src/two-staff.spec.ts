import { expect, test, type Browser, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { closeDetails, writeReservation as write } from './support/write-reservation.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { logins, signIn } from './support/sign-in.ts';
import { quietWeekday } from './support/quiet-day.ts';

/** A Wednesday when the demo restaurant has no guests, apart from the other journeys' days. */
const day = quietWeekday(100, 3);

async function staffAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, logins.berlin, path);
  return page;
}

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Notiz', { exact: true })).toBeVisible();
}

test('of two who edit one reservation the second sees what changed, and chooses', async ({
  browser,
}) => {
  const mia = await staffAt(browser, `/reservations?date=${day}`);
  const tom = await staffAt(browser, `/reservations?date=${day}`);
  const party = `Zweimann ${Date.now()}`;
  await write(mia, party, '18:00');
  await expect(tom.getByText(party).first()).toBeVisible(atOnce);

  await edit(mia, party);
  await edit(tom, party);
  await mia.getByRole('dialog').getByLabel('Notiz', { exact: true }).fill('Mia war zuerst da');
  await mia.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(mia.getByText(`${party} wurde geändert.`)).toBeVisible();

  await tom.getByRole('dialog').getByLabel('Notiz', { exact: true }).fill('Tom kam später');
  await tom.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click();
  const question = tom.getByRole('alertdialog', { name: 'Inzwischen geändert' });
  await expect(
    question.getByRole('row', { name: /Mia war zuerst da Tom kam später/ }),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Mit meinem überschreiben' }).click();
  await expect(tom.getByText(`${party} wurde geändert.`)).toBeVisible();

  await closeDetails(mia, party);
  await edit(mia, party);
  await expect(mia.getByRole('dialog').getByLabel('Notiz', { exact: true })).toHaveValue(
    'Tom kam später',
  );
});

test('two who have one reservation open see each other, until one of them leaves or loses the network', async ({
  browser,
}) => {
  const mia = await staffAt(browser, `/reservations?date=${day}`);
  const tom = await staffAt(browser, `/reservations?date=${day}`);
  const party = `Zusammen ${Date.now()}`;
  await write(mia, party, '20:00');
  await edit(mia, party);
  const others = (page: Page) => page.getByText('bearbeitet diese Reservierung gerade');
  await expect(others(mia)).toHaveCount(0);

  await tom.getByRole('button', { name: party }).first().click();
  await expect(others(tom)).toBeVisible(atOnce);
  await expect(mia.getByText('hat sie auch offen')).toBeVisible(atOnce);
  await expectNoSeriousViolations(mia);

  await tom.context().setOffline(true);
  await expect(mia.getByText('hat sie auch offen')).toHaveCount(0, { timeout: 15_000 });
  await tom.context().setOffline(false);
  await expect(mia.getByText('hat sie auch offen')).toBeVisible({ timeout: 15_000 });

  await mia.close();
  await expect(others(tom)).toHaveCount(0, { timeout: 15_000 });
});
