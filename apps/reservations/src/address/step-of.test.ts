import { pageStep } from '@stammtisch/contracts/remote/page-step';
import { expect, it } from 'vitest';
import { stepOf } from './step-of.ts';

it('a sheet that opens can be closed by the browser’s back', () => {
  expect(stepOf(null, true)).toEqual({ replace: false, state: pageStep });
});

it('another day, or a letter that is searched for, is nothing to go back to', () => {
  expect(stepOf(null, false)).toEqual({ replace: true, state: null });
});

it('a sheet that is closed by its button and opened again is one step still', () => {
  expect(stepOf(pageStep, false)).toEqual({ replace: true, state: pageStep });
  expect(stepOf(pageStep, true)).toEqual({ replace: true, state: pageStep });
});
