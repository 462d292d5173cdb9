import { afterEach, expect, test } from 'vitest';
import { useOffline } from './offline-state.ts';

const { tell } = useOffline.getState();
const kept = (storedAt: number) => tell({ key: 'OFFLINE_MODE_ACTIVE', href: '/api/1', storedAt });
const nothing = () => tell({ key: 'WE_ARE_ON_IT', href: '/api/1/rooms' });
const state = () => {
  const { isMissing, since } = useOffline.getState();
  return { isMissing, since };
};

afterEach(() => tell(undefined));

test('the banner says when the server answered last, not how old the oldest copy is', () => {
  kept(1_000);
  kept(9_000);
  kept(2_000);
  expect(state()).toEqual({ isMissing: true, since: 9_000 });
});

test('a read without any copy does not make the age unknown', () => {
  kept(9_000);
  nothing();
  expect(state()).toEqual({ isMissing: true, since: 9_000 });
});

test('the first answer takes the banner away, and the next interruption begins anew', () => {
  kept(9_000);
  tell(undefined);
  expect(state()).toEqual({ isMissing: false, since: undefined });
  nothing();
  expect(state()).toEqual({ isMissing: true, since: undefined });
});
