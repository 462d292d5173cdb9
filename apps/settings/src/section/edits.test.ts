import { expect, test } from 'vitest';
import { contestedIn, reversed, type Edits } from './edits.ts';

test('the way back starts at what the server has made of what was typed', () => {
  const typed: Edits = new Map([['phone', { value: '030 1234567', base: '+49 30 2312599' }]]);
  const kept = { phone: '+49 30 1234567' };
  const back = reversed(typed, ['phone'], kept);
  expect(back.get('phone')).toEqual({ value: '+49 30 2312599', base: '+49 30 1234567' });
  expect(contestedIn(kept, back)).toEqual([]);
});
