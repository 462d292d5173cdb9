import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, newDraft, restoreDraft } from './draft.ts';

const limits = {
  minPersons: 1,
  maxPersons: 8,
  today: '2026-05-01',
  nextOpenDay: '2026-05-02',
  lastDay: '2026-10-01',
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a new form stands on two persons and the next open day', () => {
  expect(newDraft(limits)).toMatchObject({ persons: 2, day: '2026-05-02', slot: null });
  expect(newDraft({ ...limits, minPersons: 4 }).persons).toBe(4);
});

test('what a guest has typed survives a reload', () => {
  const draft = { ...newDraft(limits), persons: 5 };
  keepDraft('loewe', { ...draft, details: { ...draft.details, lastname: 'Krüger' } });
  expect(restoreDraft('loewe', limits)).toMatchObject({
    persons: 5,
    details: { lastname: 'Krüger' },
  });
});

test('a day that has passed is forgotten, the name is not', () => {
  const draft = newDraft({ ...limits, nextOpenDay: '2026-04-01' });
  keepDraft('loewe', { ...draft, details: { ...draft.details, lastname: 'Krüger' } });
  expect(restoreDraft('loewe', limits)).toMatchObject({
    day: '2026-05-02',
    details: { lastname: 'Krüger' },
  });
});

test('without storage, as in a foreign frame, the form simply begins anew', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepDraft('loewe', newDraft(limits));
  expect(restoreDraft('loewe', limits)).toEqual(newDraft(limits));
});
