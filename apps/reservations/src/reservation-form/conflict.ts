import { formValues, type FormValues } from './form-values.ts';

export type ComparedField =
  | 'party'
  | 'date'
  | 'time'
  | 'duration'
  | 'guest'
  | 'tables'
  | 'inRoom'
  | 'companions'
  | 'preOrders'
  | 'tags'
  | 'comment'
  | 'onlineComment'
  | 'internalComment'
  | 'locked';

export interface Difference {
  field: ComparedField;
  /** What the other person saved. */
  theirs: FormValues;
  /** What stands in this form. */
  mine: FormValues;
  /** Both changed it, to different things; else only they did and nothing of mine is lost. */
  isContested: boolean;
}

const parts: Readonly<Record<ComparedField, (values: FormValues) => unknown>> = {
  party: (values) => [values.personsFrom, values.isRange ? values.personsTo : values.personsFrom],
  date: (values) => values.date,
  time: (values) => values.time,
  duration: (values) => values.duration,
  guest: (values) => [values.guestId, values.guestId === '' && [values.forename, values.lastname]],
  tables: (values) => values.tables,
  inRoom: (values) => values.inRoom,
  companions: (values) => values.companions,
  preOrders: (values) => values.preOrders,
  tags: (values) => values.tags,
  comment: (values) => values.comment,
  onlineComment: (values) => values.onlineComment,
  internalComment: (values) => values.internalComment,
  locked: (values) => values.locked,
};

const fields: readonly ComparedField[] = [
  'party',
  'date',
  'time',
  'duration',
  'guest',
  'tables',
  'inRoom',
  'companions',
  'preOrders',
  'tags',
  'comment',
  'onlineComment',
  'internalComment',
  'locked',
];

/** What the other person changed since this form was opened, field by field. */
export function differencesBetween(versions: {
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}): Difference[] {
  const { base, mine, theirs } = versions;
  return fields
    .filter((field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs))
    .map((field) => ({ field, theirs, mine, isContested: !isSame(field, base, mine) }));
}

function isSame(field: ComparedField, first: FormValues, second: FormValues): boolean {
  const part = parts[field];
  return JSON.stringify(part(first)) === JSON.stringify(part(second));
}

/** Mine where I changed something, theirs everywhere else: what "overwrite with mine" leaves. */
export function mergeOver(versions: {
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}): FormValues {
  const base = new Map(Object.entries(versions.base));
  const changed = Object.entries(versions.mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(base.get(name)),
  );
  return formValues.parse({ ...versions.theirs, ...Object.fromEntries(changed) });
}
