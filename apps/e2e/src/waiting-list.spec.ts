import { expect, test, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

/** Counts what a finger does: presses on the page, whatever is below them. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['taps'] = '0';
    const count = () => {
      dataset['taps'] = String(Number(dataset['taps']) + 1);
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['taps']));
}

// Where just as many requests are open, another button begins with the same number.
const sizeOf = (page: Page, persons: number) =>
  page.getByRole('button', { name: new RegExp(`^${persons}(?! offene)( |$)`) });

/** Seats a party at the door, and says at which table. */
async function walkIn(page: Page, persons: number): Promise<string> {
  await page.getByRole('button', { name: 'Laufkundschaft' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Laufkundschaft' });
  await sizeOf(page, persons).click();
  await sheet.getByRole('button', { name: 'Bester freier Tisch' }).click();
  const told = page.getByText(/^Platziert an Tisch/).first();
  const words = (await told.textContent()) ?? '';
  await expect(sheet).toHaveCount(0);
  return words.replace('Platziert an Tisch ', '').replace('.', '');
}

/** The largest size that a table is free for now. */
async function largestFree(page: Page): Promise<number> {
  const chips = page.getByRole('group', { name: 'Wie viele Gäste?' }).getByRole('button');
  await expect(chips.first()).toContainText(/frei|Min|:|–/);
  const words = await chips.allTextContents();
  return words.reduce((most, word, index) => (word.endsWith('frei') ? index + 1 : most), 0);
}

/** Walk-ins until no table for so many is free; answers with the table that was taken last. */
async function fillTables(page: Page): Promise<{ persons: number; table: string }> {
  await page.goto('/waiting-list');
  const persons = await largestFree(page);
  expect(persons).toBeGreaterThan(1);
  let table = '';
  while ((await largestFree(page)) >= persons) {
    await page.goto('/reservations');
    table = await walkIn(page, persons);
    await page.goto('/waiting-list');
  }
  return { persons, table };
}

/** Whoever another journey left on the list goes home. */
async function emptyList(page: Page): Promise<void> {
  const waiting = page.getByRole('button', { name: /^Aktionen für/ });
  await largestFree(page);
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await waiting.first().click();
    await page.getByRole('menuitem', { name: 'Gast ist gegangen' }).click();
    await expect(waiting).toHaveCount(left - 1);
  }
}

/** Whoever another try seated at the door goes home. */
async function emptyTables(page: Page): Promise<void> {
  const seated = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Laufkundschaft' })
    .getByRole('button', { name: 'Gegangen' });
  for (let left = await seated.count(); left > 0; left -= 1) {
    await seated.first().click();
    await expect(seated).toHaveCount(left - 1);
  }
}

test('a party at the door sits after three taps', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/reservations');
  await expect(page.getByRole('region', { name: 'Reservierungen des Tages' })).toBeVisible();
  await emptyTables(page);
  await expect(page.getByRole('button', { name: 'Laufkundschaft' }).first()).toBeVisible();
  const taps = await countTaps(page);
  await walkIn(page, 2);
  expect(await taps()).toBeLessThanOrEqual(3);
});

test('a freed table is proposed on every device, and one tap seats who waits for it', async ({
  page,
  context,
}) => {
  // A house has many tables to fill first.
  test.slow();
  await resumeSession(page, logins.berlin, '/waiting-list');
  await emptyList(page);
  const { persons, table } = await fillTables(page);

  await test.step('from the day, three taps put a party on the list', async () => {
    await page.goto('/reservations');
    await expect(page.getByRole('button', { name: /^Warteliste/ })).toBeVisible();
    const taps = await countTaps(page);
    await page.getByRole('button', { name: /^Warteliste/ }).click();
    await sizeOf(page, persons).click();
    await page.getByRole('button', { name: 'Auf die Warteliste' }).click();
    await expect(page.getByText(/^Eingetragen/).first()).toBeVisible();
    expect(await taps()).toBe(3);
  });

  const door = await context.newPage();
  await door.goto('/waiting-list');
  const first = door.getByRole('listitem', { name: 'Gast an der Tür' });
  await expect(first).toContainText(/zugesagt|Heute wird kein Tisch/);
  await sizeOf(door, persons).click();
  await door.getByLabel('Name (freiwillig)').fill('Lehmann');
  await door.getByLabel('Notiz').fill('Nussallergie');
  await door.getByRole('button', { name: 'Auf die Warteliste' }).click();
  const second = door.getByRole('listitem', { name: 'Lehmann' });
  await expect(second).toContainText('Allergie: Nussallergie');

  const office = await context.newPage();
  await office.goto('/guests');
  await expect(office.getByRole('link', { name: /Warteliste/ })).toContainText('2');

  await test.step('the table is left', async () => {
    await page.goto('/reservations');
    const guests = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Laufkundschaft' })
      .filter({ hasText: new RegExp(`Tisch ${table.replace('+', '\\+')}(?!\\d)`) });
    await guests.getByRole('button', { name: 'Gegangen' }).click();
    const seat = door.getByRole('button', { name: `Gast an der Tür an Tisch ${table} platzieren` });
    await expect(seat).toBeVisible(atOnce);
    const told = office.getByText(`Tisch ${table} ist frei für Gast an der Tür (${persons}).`);
    await expect(told).toBeVisible(atOnce);
    await expect(second).not.toContainText('ist frei (');
  });

  await test.step('whoever is first seats it, and the others see it', async () => {
    await office.getByRole('button', { name: 'Platzieren' }).click();
    await expect(first).toHaveCount(0);
    await expect(office.getByRole('link', { name: /Warteliste/ })).toContainText('1');
    await door.getByRole('button', { name: 'Tisch für Lehmann wählen' }).click();
    await expect(door.getByText('Gerade ist kein Tisch frei, der groß genug ist.')).toBeVisible();
  });

  await test.step('a guest who left is off the list, and undo brings it back', async () => {
    // A page behind others draws seldom, and the message is gone before its button stands still.
    await door.bringToFront();
    await door.getByRole('button', { name: 'Aktionen für Lehmann' }).click();
    await door.getByRole('menuitem', { name: 'Gast ist gegangen' }).click();
    await expect(second).toHaveCount(0);
    await door.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await expect(second).toBeVisible();
  });
});

test('everybody can read the waiting list, by day and by night', async ({ page }) => {
  await resumeSession(page, logins.berlin, '/waiting-list');
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 820, height: 1_180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/waiting-list');
    await expect(page.getByRole('heading', { name: 'Warteliste' })).toBeVisible();
    await sizeOf(page, 2).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${size.width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectNoSeriousViolations(page);
      });
    }
  }
});
