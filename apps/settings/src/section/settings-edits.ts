import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import * as z from 'zod';

export type SectionName = keyof Settings;

/** What was typed, by `section/field`, beside what was saved when the typing began. */
export type Edits = ReadonlyMap<string, { value: unknown; base: unknown }>;

/** The fields that differ from what is saved. */
export function editedIn(saved: Settings, edits: Edits): string[] {
  return [...edits].filter(([path, { value }]) => !isSame(value, at(saved, path))).map(pathOf);
}

/** Of those, the ones that somebody else saved differently since the typing began. */
export function contestedIn(saved: Settings, edits: Edits): string[] {
  return editedIn(saved, edits).filter((path) => !isSame(edits.get(path)?.base, at(saved, path)));
}

/** The configuration as it would be after saving. */
export function withEdits(saved: Settings, edits: Edits): Settings {
  const merged = structuredClone(saved);
  for (const [path, { value }] of edits) Reflect.set(...placeOf(merged, path), value);
  return merged;
}

/** The body that changes just these fields. */
export function patchOf(edits: Edits, paths: readonly string[]) {
  const patch: Record<string, Record<string, z.core.util.JSONType>> = {};
  for (const path of paths) {
    const [name, key] = split(path);
    (patch[name] ??= {})[key] = z.json().parse(edits.get(path)?.value);
  }
  return patch;
}

/** What is wrong in the sections that were changed: paths within the configuration. */
export function faultsIn(value: Settings, changed: readonly string[]): Map<string, string> {
  const names = new Set(changed.map((path) => split(path)[0]));
  const parsed = settings.safeParse(value);
  if (parsed.success) return new Map();
  return new Map(
    parsed.error.issues
      .filter(({ path }) => names.has(String(path[0])))
      .map(({ path, message }) => [path.join('/'), message]),
  );
}

const pathOf = ([path]: readonly [string, unknown]) => path;

function at(value: Settings, path: string): unknown {
  return Reflect.get(...placeOf(value, path));
}

function placeOf(value: Settings, path: string): [object, string] {
  const [name, key] = split(path);
  return [Reflect.get(value, name), key];
}

function split(path: string): [string, string] {
  const [name = '', key = ''] = path.split('/');
  return [name, key];
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
