import { isProblem, type Reply } from '@stammtisch/hal-client';
import {
  tellProblem,
  useHost,
  useRestaurant,
  useText,
  useUnsavedWork,
  withMaster,
  type useResource,
} from '@stammtisch/remote-kit';
import { useState } from 'react';
import {
  contestedIn,
  editedIn,
  rebased,
  reversed,
  valueAt,
  withEdits,
  type Edits,
} from './edits.ts';

/** Times that a change is based on anew, when others save something else in between. */
const attempts = 3;

/** The path of a field, and the word for it on the screen. */
export type FieldWords = Readonly<Record<string, string>>;

export interface EditForm<Value extends object = object> {
  /** As it would be stored: what is saved, with what was typed over it. */
  value: Value;
  saved: Value;
  /** What was typed, by its path. */
  edits: Edits;
  /** Types something over the fields at these paths. */
  put: (change: Readonly<Record<string, unknown>>) => void;
  /** The paths of everything that differs from what is saved. */
  changed: readonly string[];
  /** Of those, what somebody else saved differently meanwhile. */
  contested: readonly string[];
  /** By path: what cannot be saved like this. */
  faults: ReadonlyMap<string, string>;
  isSaving: boolean;
  /** Demo accounts may look and try, not save (specification §6). */
  isReadOnly: boolean;
  save: () => Promise<boolean>;
  discard: () => void;
  takeTheirs: () => void;
}

export interface EditFormOptions<Value extends object> {
  query: ReturnType<typeof useResource<Value>>;
  words: FieldWords;
  faultsOf: (value: Value, changed: readonly string[]) => ReadonlyMap<string, string>;
  /** Sends the fields at these paths, based on what was read last. */
  store: (edits: Edits, paths: readonly string[], before: Reply<Value>) => Promise<unknown>;
}

/**
 * A resource as it is being edited: each page changes the fields that it shows, and two people only
 * get in each other's way where they change the same one.
 */
export function useEditForm<Value extends object>(options: EditFormOptions<Value>) {
  const { query, words, faultsOf, store } = options;
  const { notices, requireMaster } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('settings');
  const common = useText('common');
  const problems = useText('problems');
  const [edits, setEdits] = useState<Edits>(new Map());
  const [isSaving, setSaving] = useState(false);
  const saved = query.data?.resource;
  const changed = saved === undefined ? [] : editedIn(saved, edits);
  useUnsavedWork(changed.length > 0 && !isDemo);

  const wordOf = (path: string) => words[path] ?? path;
  const list = (paths: readonly string[]) => paths.map(wordOf).join(', ');

  async function send(wanted: Edits): Promise<boolean> {
    setSaving(true);
    try {
      return await sendOnce(wanted, 1);
    } catch (error) {
      tellProblem(error, notices, (key) => problems(key));
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function sendOnce(wanted: Edits, attempt: number): Promise<boolean> {
    const { data: before } = await query.refetch();
    if (before === undefined) return false;
    // The page shows both versions; whoever typed decides.
    if (contestedIn(before.resource, wanted).length > 0) return false;
    const paths = editedIn(before.resource, wanted);
    if (paths.length === 0) {
      notices.info(text('section.no-changes'));
      return true;
    }
    try {
      await withMaster(requireMaster, () => store(wanted, paths, before));
    } catch (error) {
      if (isProblem(error, 'stale-version') && attempt < attempts) {
        return sendOnce(wanted, attempt + 1);
      }
      throw error;
    }
    const { data: after = before } = await query.refetch();
    setEdits(new Map());
    notices.success(text('section.saved', { fields: list(paths) }), {
      label: common('undo'),
      onAction: () => void send(reversed(wanted, paths, after.resource)),
    });
    return true;
  }

  if (saved === undefined) return { query };
  const value = withEdits(saved, edits);
  const form: EditForm<Value> = {
    value,
    saved,
    edits,
    changed,
    contested: contestedIn(saved, edits),
    faults: faultsOf(value, changed),
    isSaving,
    isReadOnly: isDemo,
    put(change) {
      setEdits((before) => {
        const next = new Map(before);
        for (const [path, typed] of Object.entries(change)) {
          const base = before.has(path) ? before.get(path)?.base : valueAt(saved, path);
          next.set(path, { value: typed, base });
        }
        return next;
      });
    },
    // Whoever saves has seen what the page shows: their change is based on that.
    save: () => send(rebased(saved, edits)),
    discard: () => setEdits(new Map()),
    takeTheirs() {
      const theirs = new Set(contestedIn(saved, edits));
      setEdits((before) => new Map([...before].filter(([path]) => !theirs.has(path))));
    },
  };
  return { query, form, wordOf };
}
