import { expect, test, type Page } from 'playwright/test';
import { addresses } from './support/addresses.ts';
import { atOnce } from './support/at-once.ts';
import { mailTo } from './support/mails.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';
import { tabTo } from './support/tab-to.ts';

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Opens yesterday's guests one after the other until one may be asked; answers name and address. */
async function openGuestToAsk(page: Page): Promise<{ name: string; address: string }> {
  await resumeSession(page, logins.vienna, `/reservations?date=${yesterday}`);
  await page.getByRole('radio', { name: 'Alle', exact: true }).click();
  const rows = page.getByRole('button', { name: /^Aktionen für / });
  await expect(rows.first()).toBeVisible();
  const names = await rows.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.replace('Aktionen für ', '') ?? ''),
  );
  for (const name of names) {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    const details = page.getByRole('dialog', { name });
    await expect(details).toBeVisible();
    const mail = details.getByRole('button', { name: 'E-Mail senden' });
    await mail.click();
    const isPossible = await page
      .getByRole('menuitem', { name: 'Um Bewertung bitten' })
      .isEnabled();
    await page.keyboard.press('Escape');
    if (isPossible) {
      const address = await details.getByRole('link', { name: /@/ }).innerText();
      return { name, address };
    }
    await details.getByRole('button', { name: 'Schließen' }).click();
  }
  throw new Error('nobody may be asked');
}

test('a guest is asked, rates the visit on a small phone, and staff see it at once', async ({
  page,
  browser,
  request,
}) => {
  const { name, address } = await openGuestToAsk(page);
  const details = page.getByRole('dialog', { name });
  await details.getByRole('button', { name: 'E-Mail senden' }).click();
  await expectNoSeriousViolations(page);
  await page.getByRole('menuitem', { name: 'Um Bewertung bitten' }).click();
  await expect(page.getByText(`Bewertung an ${address} ist unterwegs.`)).toBeVisible();
  await details.getByRole('tab', { name: 'Verlauf' }).click();
  await expect(details.getByText('E-Mail gesendet: Bewertung')).toBeVisible();
  const mail = await mailTo(request, address, /^Wie war es bei uns\?/);
  const link = /http\S+\/#\/rate\/\S+/.exec(mail.text)?.[0] ?? 'about:blank';

  await page.goto('/ratings');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSeriousViolations(page);

  const phone = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Wie hat es Ihnen gefallen?' })).toBeVisible();
  await expectNoSeriousViolations(guest);
  const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await guest.evaluate(isTooWide)).toBe(false);

  await guest.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(guest.getByText('Bitte wählen Sie einen bis fünf Sterne.')).toBeVisible();
  await tabTo(guest, '1 Stern: gar nicht gut', 'radio');
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await guest.keyboard.press(key);
  }
  await expect(guest.getByRole('radio', { name: '4 Sterne: gut' })).toBeChecked();
  const words = `Die Torte war ein Gedicht. ${Date.now()}`;
  await guest.getByRole('textbox').fill(words);

  await phone.setOffline(true);
  await guest.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(guest.getByRole('alert')).toContainText('Ihre Worte bleiben hier stehen.');
  await phone.setOffline(false);
  await guest.reload();
  await expect(guest.getByRole('textbox')).toHaveValue(words);
  await expect(guest.getByRole('radio', { name: '4 Sterne: gut' })).toBeChecked();
  await guest.getByRole('button', { name: 'Bewertung senden' }).click();
  await expect(guest.getByRole('heading', { name: 'Vielen Dank' })).toBeFocused();
  await expectNoSeriousViolations(guest);

  const said = page.getByRole('article').filter({ hasText: words });
  await expect(said).toBeVisible(atOnce);
  await said.getByRole('button', { name: 'Erledigt' }).click();
  await expect(said.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();

  await guest.reload();
  await expect(guest.getByText('Sie haben diesen Besuch bereits bewertet.')).toBeVisible();
  await phone.close();
  await said.getByRole('link', { name: /^Besuch am/ }).click();
  await expect(page.getByRole('dialog', { name }).getByText(words)).toBeVisible();
});

test('a link that nobody was given says what to do, in the language of the mail', async ({
  page,
}) => {
  await page.goto(`${addresses.booking}/#/rate/AAAAAAAAAAAAAAAAAAAAAA?lang=fr`);
  await expect(page.getByRole('heading', { name: 'Ce lien n’existe pas' })).toBeVisible();
  await expectNoSeriousViolations(page);
});
