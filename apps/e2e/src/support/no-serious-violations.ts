import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const grave = new Set(['serious', 'critical']);

/** WCAG 2.2 A and AA, checked on what is on the screen now; `within` narrows it to a part. */
export async function expectNoSeriousViolations(page: Page, within?: string): Promise<void> {
  await page.evaluate(comeToRest);
  const axe = new AxeBuilder({ page })
    // What is in order need not be described node by node, which takes longer than finding it so.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // For seconds after it spoke, React Aria's announcer names things that may have left the page.
    .exclude('[data-live-announcer]')
    // The results of several frames are put together in a page of its own; a page without any needs none.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect(found).toEqual([]);
}

/**
 * Between two colours a text may have any contrast. They are brought to their end, not waited for: what
 * is not drawn at the moment does not move, and never ends.
 */
function comeToRest(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}
