import type { PlanTable } from './plan-table.ts';

/**
 * What somebody did to one table: without `before` it was added, without `after` deleted, with both
 * it is about the fields in which they differ, and about no others.
 */
export interface Edit {
  id: string;
  before?: PlanTable | undefined;
  after?: PlanTable | undefined;
}

/** What is undone at once. */
export type Step = readonly Edit[];

export type Tables = ReadonlyMap<string, PlanTable>;

export function applySteps(tables: Tables, steps: readonly Step[]): Map<string, PlanTable> {
  const result = new Map(tables);
  for (const step of steps) {
    for (const { id, before, after } of step) {
      const current = result.get(id);
      if (!after) result.delete(id);
      else if (!before) result.set(id, after);
      else if (current) result.set(id, { ...current, ...changedFields(before, after) });
    }
  }
  return result;
}

export function invert(step: Step): Step {
  return step
    .map(({ id, before, after }): Edit => ({ id, before: after, after: before }))
    .toReversed();
}

/** The step that leads from the tables to the wanted ones; nothing for those that stay as they are. */
export function stepTo(tables: Tables, wanted: readonly PlanTable[]): Step {
  return wanted.flatMap((after): Edit[] => {
    const before = tables.get(after.id);
    if (before && Object.keys(changedFields(before, after)).length === 0) return [];
    return [{ id: after.id, before, after }];
  });
}

export function removal(tables: Tables, ids: Iterable<string>): Step {
  return [...ids].flatMap((id): Edit[] => {
    const before = tables.get(id);
    return before ? [{ id, before }] : [];
  });
}

/** Two steps as one, for what is undone at once: ten presses of an arrow key. */
export function merge(first: Step, second: Step): Step {
  const edits = new Map(first.map((edit) => [edit.id, edit]));
  for (const edit of second) {
    const known = edits.get(edit.id);
    edits.set(edit.id, known ? { ...known, after: edit.after } : edit);
  }
  return [...edits.values()];
}

const fields = [
  'name',
  'seats',
  'minPersons',
  'priority',
  'clearingMinutes',
  'tags',
  'refId',
  'shape',
  'x',
  'y',
  'width',
  'depth',
  'diameter',
  'rotation',
] as const satisfies readonly (keyof PlanTable)[];

export type Field = (typeof fields)[number];

function changedFields(before: PlanTable, after: PlanTable): Partial<PlanTable> {
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}

/** A field that two people changed at once, each in another way. */
export interface Contest {
  id: string;
  field: Field;
  mine: PlanTable;
}

/**
 * What is left of own steps when somebody else's changes arrive: each keeps what they changed alone,
 * and of what both changed theirs stands; `contests` tells of it, so that nothing is lost unseen.
 */
export function rebase(
  steps: readonly Step[],
  from: Tables,
  to: Tables,
): { steps: Step[]; contests: Contest[] } {
  const contests: Contest[] = [];
  const left = steps.map((step) =>
    step.flatMap((edit): Edit[] => {
      const { id, before, after } = edit;
      if (!before || !after) return [edit];
      const [was, is] = [from.get(id), to.get(id)];
      if (!was || !is) return [edit];
      const contested = fields.filter(
        (field) =>
          before[field] !== after[field] && was[field] !== is[field] && is[field] !== after[field],
      );
      if (contested.length === 0) return [edit];
      contests.push(...contested.map((field): Contest => ({ id, field, mine: after })));
      const kept = Object.fromEntries(contested.map((field) => [field, before[field]]));
      const mine = { ...after, ...kept };
      return Object.keys(changedFields(before, mine)).length > 0
        ? [{ id, before, after: mine }]
        : [];
    }),
  );
  return { steps: left.filter((step) => step.length > 0), contests };
}
