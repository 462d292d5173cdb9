import { formValues, type FormValues } from './form-values.ts';

const keyOf = (name: string) => `stammtisch.draft.${name}`;

/** What was typed before a reload; undefined when there is nothing, or nothing that can be read. */
export function readDraft(name: string): FormValues | undefined {
  const text = sessionStorage.getItem(keyOf(name));
  if (text === null) return undefined;
  try {
    return formValues.safeParse(JSON.parse(text)).data;
  } catch (cause) {
    console.warn('a draft in the session storage is not readable', cause);
    return undefined;
  }
}

export function writeDraft(name: string, json: string): void {
  sessionStorage.setItem(keyOf(name), json);
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}
