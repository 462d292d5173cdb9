import { expect, it } from 'vitest';
import { tablesAfterTap } from './tap-table.ts';

it.each([
  ['moves a party to the table that is tapped', ['12'], { id: '7', state: 'free' }, true, ['7']],
  ['puts a second table to the first one', ['7'], { id: '8', state: 'free' }, false, ['7', '8']],
  ['keeps the old table too', ['7'], { id: '12', state: 'free' }, false, ['7', '12']],
  ['adds one that is too small alone', ['12'], { id: '3', state: 'small' }, true, ['12', '3']],
  ['takes a table off', ['12', '13'], { id: '12', state: 'free' }, true, ['13']],
  ['begins with the first table', [], { id: '3', state: 'small' }, true, ['3']],
] as const)('%s', (_, chosen, tapped, isFirst, expected) => {
  expect(tablesAfterTap(chosen, tapped, isFirst)).toEqual(expected);
});
