import { expect, test, type Browser, type Page } from 'playwright/test';
import { atOnce } from './support/at-once.ts';
import { enterMasterUnless } from './support/enter-master.ts';
import { listenForComplaints } from './support/browser-complaints.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tryNumber } from './support/try-number.ts';

/** An ordinary house: only there can a phone system be connected. */
async function deviceAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await resumeSession(page, logins.lion, path);
  await listening(page);
  return page;
}

/** Calls are listened for once nobody waits for anything else. */
async function listening(page: Page) {
  await expect(page.locator('[data-react-aria-top-layer] output').first()).toBeAttached();
}

/** Of two guests with one number none would be named. */
const digits = String(4_455_667 + tryNumber);
const caller = new RegExp(digits);

let hangUp: (() => Promise<unknown>) | undefined;
// What rings on would stand on the screens of the next try.
test.afterEach(async () => {
  await hangUp?.();
  hangUp = undefined;
});

const callOf = (page: Page, number: RegExp) => page.getByRole('article', { name: number });

/** What is typed there is of no interest to anybody else, and must not be disturbed. */
async function writeGuest(page: Page, name: string, phone: string) {
  await page.getByRole('button', { name: 'Gast', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nachname').fill(name);
  await form.getByLabel('Telefon').fill(phone);
  await form.getByLabel('Notiz').fill('Nussallergie');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`${name} ist im Gästebuch.`)).toBeVisible();
}

test('a phone system is connected, and who calls stands on every screen of the house', async ({
  browser,
  request,
}) => {
  const office = await deviceAt(browser, '/guests');
  const complaints = await listenForComplaints(office);
  await writeGuest(office, 'Anrufer', `030 ${digits}`);

  await office.goto('/settings/phone-system');
  await listening(office);
  await office.getByLabel('Name der Anlage').fill('Tresen');
  await office.getByRole('button', { name: 'Verbinden' }).click();
  const fresh = office.getByRole('region', { name: /Tresen.*nur dieses eine Mal/ });
  await enterMasterUnless(office, fresh);
  await expectNoSeriousViolations(office);
  const address = await fresh.getByRole('textbox', { name: /sipgate/ }).inputValue();

  const bar = await deviceAt(browser, '/settings/restaurant-settings');
  const field = bar.getByRole('textbox').first();
  await field.focus();
  const ring = (event: string, call: 'a' | 'b', from = `4930${digits}`) =>
    request.post(address, {
      form: { event, callId: `${call}${tryNumber}`, from, direction: 'in', to: '4930' },
    });
  hangUp = () => Promise.all([ring('hangup', 'a'), ring('hangup', 'b')]);
  expect((await ring('newCall', 'a')).status()).toBe(200);

  for (const device of [office, bar]) {
    const call = callOf(device, caller);
    await expect(call.getByRole('heading', { name: 'Anrufer' })).toBeVisible(atOnce);
    await expect(call.getByText('Nussallergie')).toBeVisible();
  }
  // Who opens or reloads while it rings sees it too.
  await office.reload();
  await expect(callOf(office, caller)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(bar.getByRole('status').filter({ hasText: 'Anruf: Anrufer' })).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await bar.emulateMedia({ colorScheme });
    await expectNoSeriousViolations(bar, 'article');
  }
  await ring('answer', 'a');
  await expect(callOf(bar, /im Gespräch/)).toBeVisible(atOnce);
  await ring('newCall', 'b', 'anonymous');
  await expect(callOf(bar, /unterdrückt/)).toBeVisible(atOnce);
  await expect(bar.getByRole('article')).toHaveCount(2);

  await callOf(bar, /unterdrückt/)
    .getByRole('button', { name: 'Anruf ausblenden' })
    .focus();
  await bar.keyboard.press('Escape');
  await expect(bar.getByRole('article')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(office.getByRole('article')).toHaveCount(2);

  await callOf(office, caller).getByRole('button', { name: 'Neue Reservierung' }).click();
  const form = office.getByRole('dialog', { name: 'Neue Reservierung' });
  await expect(form.getByText('Anrufer')).toBeVisible();
  await expect(form.getByText(`+4930${digits}`)).toBeVisible();
  expect(office.url()).not.toContain(digits);
  expect(complaints()).toEqual([]);
});

test('on a phone the call of a stranger leads to a reservation with the number in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await resumeSession(page, logins.berlin, '/settings/phone-system');
  await listening(page);
  await page.getByLabel('Nummer des Anrufers').fill('030 1029384');
  await page.getByRole('button', { name: 'Jetzt klingeln' }).click();
  const call = callOf(page, /1029384/);
  await expect(call.getByText('steht nicht im Gästebuch')).toBeVisible(atOnce);
  const box = await call.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(844 - 56);
  await expectNoSeriousViolations(page);
  await call.getByRole('button', { name: 'Neue Reservierung' }).click();
  await expect(page.getByRole('dialog').getByLabel('Telefon')).toHaveValue('+49301029384');
});
