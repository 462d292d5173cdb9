import { expect, test, type Page } from 'playwright/test';
import { openNoticeStream } from './support/notice-stream.ts';
import { resumeSession } from './support/resume-session.ts';
import { rosterVersion } from './support/roster-versions.ts';
import { logins, navigationOf } from './support/sign-in.ts';
import { stageRegistry } from './support/staged-registry.ts';

const first = rosterVersion('1.0.0');
const second = rosterVersion('1.1.0');

const main = (page: Page) => page.locator('main');

test('a new version comes at the next navigation; until then the old one goes on loading its parts', async ({
  page,
}) => {
  const stream = await openNoticeStream(page);
  const registry = await stageRegistry(page, [first, second]);
  registry.deploy(first.released);
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(main(page)).toContainText('Fassung 1.0.0');
  registry.deploy(second.released);
  const read = page.waitForResponse('**/registry/releases/*');
  stream.tellOfRelease();
  await read;
  await expect(page.getByRole('button', { name: 'Neue Fassung öffnen' })).toBeVisible();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(main(page)).toContainText('Mehr von 1.0.0');
  await navigationOf(page).getByRole('link', { name: 'Etiketten' }).click();
  await navigationOf(page).getByRole('link', { name: 'Dienstplan' }).click();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});

test('a move that nobody heard of, because the stream was away, is seen when it is back', async ({
  page,
}) => {
  const stream = await openNoticeStream(page);
  const registry = await stageRegistry(page, [first, second]);
  registry.deploy(first.released);
  await resumeSession(page, logins.berlin, '/settings/timetable');
  await expect(main(page)).toContainText('Fassung 1.0.0');
  registry.deploy(second.released);
  const read = page.waitForResponse('**/registry/releases/*');
  stream.interrupt();
  await read;
  await navigationOf(page).getByRole('link', { name: 'Etiketten' }).click();
  await navigationOf(page).getByRole('link', { name: 'Dienstplan' }).click();
  await expect(main(page)).toContainText('Fassung 1.1.0');
  await stream.close();
});
