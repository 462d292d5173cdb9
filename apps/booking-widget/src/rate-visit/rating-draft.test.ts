import { expect, test } from 'vitest';
import { keepRating, restoreRating } from './rating-draft.ts';

test('what was typed is there again after a reload, and only behind its own link', () => {
  keepRating('first', { stars: 4, comment: 'Das Gulasch!' });
  expect(restoreRating('first')).toEqual({ stars: 4, comment: 'Das Gulasch!' });
  expect(restoreRating('second')).toEqual({ stars: 0, comment: '' });
});

test('after it was sent nothing of it stays in the browser', () => {
  keepRating('first', { stars: 4, comment: 'Das Gulasch!' });
  keepRating('first', null);
  expect(window.sessionStorage).toHaveLength(0);
});
