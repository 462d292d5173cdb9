import * as z from 'zod';

/** What was typed, by its path (`section/field`), beside what was saved when the typing began. */
export type Edits = ReadonlyMap<string, { value: unknown; base: unknown }>;

/** The fields that differ from what is saved. */
export function editedIn(saved: object, edits: Edits): string[] {
  return [...edits].filter(([path, { value }]) => !isSame(value, valueAt(saved, path))).map(pathOf);
}

/** Of those, the ones that somebody else saved differently since the typing began. */
export function contestedIn(saved: object, edits: Edits): string[] {
  return editedIn(saved, edits).filter(
    (path) => !isSame(edits.get(path)?.base, valueAt(saved, path)),
  );
}

/** Everything as it would be after saving. */
export function withEdits<Value extends object>(saved: Value, edits: Edits): Value {
  const merged = structuredClone(saved);
  for (const [path, { value }] of edits) Reflect.set(...placeOf(merged, path), value);
  return merged;
}

/** What was typed, as if it had been typed over what is saved now. */
export function rebased(saved: object, edits: Edits): Edits {
  return new Map(
    [...edits].map(([path, { value }]) => [path, { value, base: valueAt(saved, path) }]),
  );
}

/** The way back from what was saved, which the server may have put in another form: a number. */
export function reversed(edits: Edits, paths: readonly string[], saved: object): Edits {
  return new Map(
    paths.map((path) => [path, { value: edits.get(path)?.base, base: valueAt(saved, path) }]),
  );
}

/** The JSON Merge Patch that changes just these fields of a section. */
export function patchOf(edits: Edits, paths: readonly string[]) {
  const patch: Record<string, Record<string, z.core.util.JSONType>> = {};
  for (const path of paths) {
    const [name = '', key = ''] = path.split('/');
    (patch[name] ??= {})[key] = z.json().parse(edits.get(path)?.value);
  }
  return patch;
}

export function valueAt(value: object, path: string): unknown {
  return Reflect.get(...placeOf(value, path));
}

const pathOf = ([path]: readonly [string, unknown]) => path;

function placeOf(value: object, path: string): [object, string] {
  const [name = '', key] = path.split('/');
  return key === undefined ? [value, name] : [Reflect.get(value, name), key];
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first, inOrder) === JSON.stringify(second, inOrder);
}

/** What a page puts together may have its members in another order than what the server sent. */
function inOrder(_: string, value: unknown): unknown {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || isList) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([first], [second]) => first.localeCompare(second)),
  );
}
