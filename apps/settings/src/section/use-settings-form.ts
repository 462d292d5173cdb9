import { patchSettings } from '@stammtisch/contracts/settings/change-settings';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { isProblem } from '@stammtisch/hal-client';
import {
  tellProblem,
  useHost,
  useRestaurant,
  useText,
  useUnsavedWork,
  withMaster,
} from '@stammtisch/remote-kit';
import { useState } from 'react';
import {
  contestedIn,
  editedIn,
  faultsIn,
  patchOf,
  withEdits,
  type Edits,
  type SectionName,
} from './settings-edits.ts';
import { useSettings } from './use-settings.ts';

/** Times that a change is based on anew, when others save something else in between. */
const attempts = 3;

/** `section/field` and the word for it on the screen. */
export type FieldWords = Readonly<Record<string, string>>;

export interface SettingsForm {
  /** As it would be stored: what is saved, with what was typed over it. */
  value: Settings;
  saved: Settings;
  /** What was typed, by `section/field`. */
  edits: Edits;
  set: <Name extends SectionName>(name: Name, change: Partial<Settings[Name]>) => void;
  /** `section/field` of everything that differs from what is saved. */
  changed: readonly string[];
  /** Of those, what somebody else saved differently meanwhile. */
  contested: readonly string[];
  /** JSON pointers without their leading slash, of what cannot be saved like this. */
  faults: ReadonlyMap<string, string>;
  isSaving: boolean;
  /** Demo accounts may look and try, not save (specification §6). */
  isReadOnly: boolean;
  save: () => Promise<boolean>;
  discard: () => void;
  takeTheirs: () => void;
}

/**
 * The configuration as it is being edited: each page changes the fields that it shows, and two
 * people only get in each other's way where they change the same one.
 */
export function useSettingsForm(words: FieldWords) {
  const { client, entry, notices, requireMaster } = useHost();
  const { isDemo } = useRestaurant();
  const text = useText('settings');
  const common = useText('common');
  const problems = useText('problems');
  const query = useSettings();
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
      await withMaster(requireMaster, () =>
        client.call(entry, patchSettings, {
          body: patchOf(wanted, paths),
          ifMatch: before.etag ?? '*',
        }),
      );
    } catch (error) {
      if (isProblem(error, 'stale-version') && attempt < attempts) {
        return sendOnce(wanted, attempt + 1);
      }
      throw error;
    }
    await query.refetch();
    setEdits(new Map());
    const back: Edits = new Map(
      paths.map((path) => [path, { value: wanted.get(path)?.base, base: wanted.get(path)?.value }]),
    );
    notices.success(text('section.saved', { fields: list(paths) }), {
      label: common('undo'),
      onAction: () => void send(back),
    });
    return true;
  }

  if (saved === undefined) return { query };
  const value = withEdits(saved, edits);
  const form: SettingsForm = {
    value,
    saved,
    edits,
    changed,
    contested: contestedIn(saved, edits),
    faults: faultsIn(value, changed),
    isSaving,
    isReadOnly: isDemo,
    set(name, change) {
      setEdits((before) => {
        const next = new Map(before);
        for (const [key, typed] of Object.entries(change)) {
          const path = `${name}/${key}`;
          const base = before.get(path)?.base ?? Reflect.get(saved[name], key);
          next.set(path, { value: typed, base });
        }
        return next;
      });
    },
    save: () => send(rebased(edits, saved)),
    discard: () => setEdits(new Map()),
    takeTheirs() {
      const theirs = new Set(contestedIn(saved, edits));
      setEdits((before) => new Map([...before].filter(([path]) => !theirs.has(path))));
    },
  };
  return { query, form, wordOf };
}

/** Whoever saves has seen what the page shows: their change is based on that. */
function rebased(edits: Edits, saved: Settings): Edits {
  return new Map(
    [...edits].map(([path, { value }]) => {
      const [name, key] = path.split('/');
      return [path, { value, base: Reflect.get(Reflect.get(saved, name!), key!) }];
    }),
  );
}
