import { expect, test, type Page } from 'playwright/test';
import { enterMasterUnless, savedNotice } from './support/enter-master.ts';
import { expectNoSeriousViolations } from './support/no-serious-violations.ts';
import { resumeSession } from './support/resume-session.ts';
import { logins } from './support/sign-in.ts';

const path = '/settings/restaurant-settings';
const dayIn = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('new hours list whom they leave outside, are saved all the same, and can be taken back', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, path);
  const saturday = dayIn(page, 'Samstag');
  const end = saturday.getByRole('textbox', { name: /^Bis/ }).last();
  await expect(end).toHaveValue('01:00');
  await end.fill('12:00');
  await end.press('Tab');
  await expect(saturday.getByRole('alert')).toContainText('kleiner als die Startzeit');
  await expectNoSeriousViolations(page);

  await end.fill('17:30');
  await end.press('Tab');
  await expect(saturday.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('außerhalb der neuen Öffnungszeiten');
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await expectNoSeriousViolations(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await enterMasterUnless(page, savedNotice(page));
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(end).toHaveValue('01:00');
});

test('the house sees what a guest would see, with what was typed and not saved', async ({
  page,
}) => {
  await resumeSession(page, logins.lion, path);
  const view = dayIn(page, 'Was sieht ein Gast?');
  const persons = view.getByRole('textbox', { name: 'Personen' });
  await persons.fill('11');
  await persons.press('Tab');
  await expect(view.getByText('Online nur bis 10 Personen.').first()).toBeVisible();
  await persons.fill('2');
  await persons.press('Tab');
  const sunday = dayIn(page, 'Sonntag');
  for (const limit of await sunday.getByText('Gesperrt').all()) await limit.click();
  await expect(page.getByText('Eine Änderung: Öffnungszeiten')).toBeVisible();
  const day = new Date();
  day.setDate(day.getDate() + 7 + ((7 - day.getDay()) % 7));
  const date = day.toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await view.getByRole('group', { name: 'Tag' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(date.replaceAll('.', ''));
  await expect(view.getByText(/ist online gesperrt\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
});

test('a bar of the week is dragged, and the rows follow', async ({ page }) => {
  await resumeSession(page, logins.lion, path);
  const bar = page.getByRole('button', { name: /^Di 17:00–23:00/ });
  const box = await bar.boundingBox();
  if (!box) throw new Error('the bar is not drawn');
  await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const end = dayIn(page, 'Dienstag').getByRole('textbox', { name: 'Bis' }).last();
  await expect(end).not.toHaveValue('23:00');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(end).toHaveValue('23:00');
});
