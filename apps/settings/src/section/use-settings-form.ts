import { patchSettings } from '@stammtisch/contracts/settings/change-settings';
import { settings, type Settings } from '@stammtisch/contracts/settings/settings';
import { useHost } from '@stammtisch/remote-kit';
import { patchOf } from './edits.ts';
import { useEditForm, type EditForm, type FieldWords } from './use-edit-form.ts';
import { useSettings } from './use-settings.ts';

export type SectionName = keyof Settings;

/** The paths of its fields are `section/field`. */
export interface SettingsForm extends EditForm<Settings> {
  set: <Name extends SectionName>(name: Name, change: Partial<Settings[Name]>) => void;
}

/** The configuration as it is being edited. */
export function useSettingsForm(words: FieldWords) {
  const { client, entry } = useHost();
  const { query, form, wordOf } = useEditForm({
    query: useSettings(),
    words,
    faultsOf: faultsIn,
    store: (edits, paths, { etag }) =>
      client.call(entry, patchSettings, { body: patchOf(edits, paths), ifMatch: etag ?? '*' }),
  });
  if (form === undefined) return { query };
  const settingsForm: SettingsForm = {
    ...form,
    set: (name, change) =>
      form.put(
        Object.fromEntries(Object.entries(change).map(([key, typed]) => [`${name}/${key}`, typed])),
      ),
  };
  return { query, form: settingsForm, wordOf };
}

/** What is wrong in the sections that were changed: paths within the configuration. */
function faultsIn(value: Settings, changed: readonly string[]): Map<string, string> {
  const names = new Set(changed.map((path) => path.split('/')[0]));
  const parsed = settings.safeParse(value);
  if (parsed.success) return new Map();
  return new Map(
    parsed.error.issues
      .filter(({ path }) => names.has(String(path[0])))
      .map(({ path, message }) => [path.join('/'), message]),
  );
}
