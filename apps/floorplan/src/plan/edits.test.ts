import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySteps, invert, merge, rebase, removal, stepTo, type Step } from './edits.ts';
import { aNewTable, type PlanTable } from './plan-table.ts';

const table = (name: string, given: Partial<PlanTable> = {}): PlanTable => ({
  ...aNewTable(name, name, { x: 100, y: 100 }),
  ...given,
});
const floor = (...tables: PlanTable[]) => new Map(tables.map((each) => [each.id, each]));

const names = ['1', '2', '3'];
const change = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: fc.constantFrom(...names), x: fc.nat(900) }),
  fc.record({ kind: fc.constant('name' as const), id: fc.constantFrom(...names), x: fc.nat(9) }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.constantFrom(...names), x: fc.nat() }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

function stepOf(tables: ReadonlyMap<string, PlanTable>, { kind, id, x }: Change): Step {
  if (kind === 'delete') return removal(tables, [id]);
  const current = tables.get(id) ?? table(id);
  return stepTo(tables, [kind === 'put' ? { ...current, x } : { ...current, name: `n${x}` }]);
}

test('undoing everything, from the last step to the first, leaves the room as it was', () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const start = floor(table('1'), table('2'));
      const steps: Step[] = [];
      for (const each of changes) steps.push(stepOf(applySteps(start, steps), each));
      const undone = steps.toReversed().map(invert);
      expect(applySteps(start, [...steps, ...undone])).toEqual(start);
    }),
  );
});

test('several steps as one come to the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(900), { minLength: 1 }), (places) => {
      const start = floor(table('1'));
      const steps: Step[] = [];
      for (const x of places) {
        steps.push(stepOf(applySteps(start, steps), { kind: 'put', id: '1', x }));
      }
      const [first, ...others] = steps;
      const merged = others.reduce(merge, first ?? []);
      expect(applySteps(start, [merged])).toEqual(applySteps(start, steps));
      expect(applySteps(applySteps(start, [merged]), [invert(merged)])).toEqual(start);
    }),
  );
});

test('one moves a table and another renames it: both are kept', () => {
  const before = floor(table('1'));
  const mine = stepTo(before, [table('1', { x: 500 })]);
  const theirs = floor(table('1', { name: 'Erker' }));
  const { steps, contests } = rebase([mine], before, theirs);
  expect(contests).toEqual([]);
  expect(applySteps(theirs, steps).get('1')).toMatchObject({ x: 500, name: 'Erker' });
});

test('two move one table: theirs stands, and it is told what was meant', () => {
  const before = floor(table('1'));
  const mine = stepTo(before, [table('1', { x: 500, seats: 6 })]);
  const theirs = floor(table('1', { x: 300 }));
  const { steps, contests } = rebase([mine], before, theirs);
  expect(applySteps(theirs, steps).get('1')).toMatchObject({ x: 300, seats: 6 });
  expect(contests).toMatchObject([{ id: '1', field: 'x', mine: { x: 500 } }]);
});

test('what one changed alone is never lost, whatever the other does', () => {
  const field = fc.constantFrom('x', 'y', 'seats', 'rotation', 'priority');
  const values = fc.dictionary(field, fc.integer({ min: 200, max: 300 }));
  fc.assert(
    fc.property(values, values, (mine, others) => {
      const before = floor(table('1'));
      const theirs = floor(table('1', others));
      const own = stepTo(before, [table('1', mine)]);
      const after = applySteps(theirs, rebase([own], before, theirs).steps).get('1');
      expect(after).toMatchObject({ ...mine, ...others });
    }),
  );
});
