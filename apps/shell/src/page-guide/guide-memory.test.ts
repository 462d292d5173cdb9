// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const house = 'house-1';

/** The page is opened anew on the same device. */
async function reopen() {
  vi.resetModules();
  const { useGuideMemory } = await import('./guide-memory.ts');
  return useGuideMemory;
}

beforeEach(() => localStorage.clear());

test('a page that was welcomed to is known after the browser was closed, for its account only', async () => {
  const memory = await reopen();
  memory.getState().remember(house, 'reservation.day');
  memory.getState().remember(house, 'reservation.day');
  const { seen } = (await reopen()).getState();
  expect(seen).toEqual({ [house]: ['reservation.day'] });
});

test('who wants no guides is offered none any more', async () => {
  (await reopen()).getState().switchOff();
  expect((await reopen()).getState().isOff).toBe(true);
});

test('what somebody else wrote there counts as nothing seen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('stammtisch.guides', 'half a sent');
  expect((await reopen()).getState()).toMatchObject({ isOff: false, seen: {} });
});
