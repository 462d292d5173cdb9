/** A form's fields as Stripe nests them: `line_items[0][price_data][currency]=eur`. */
export type FormValue = string | FormFields | undefined;
export interface FormFields {
  [name: string]: FormValue;
}

/** Lists become objects with the keys 0, 1, …, which is all that the emulator has to look at. */
export function readForm(text: string): FormFields {
  const fields: FormFields = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    let at = fields;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const inner = typeof next === 'object' ? next : {};
      at[part] = inner;
      at = inner;
    }
    at[path.at(-1) ?? key] = value;
  }
  return fields;
}

/** The text at a path, or the empty text. */
export function textAt(fields: FormFields, ...path: string[]): string {
  const found = valueAt(fields, path);
  return typeof found === 'string' ? found : '';
}

/** The fields at a path, such as `metadata`; none when they were not sent. */
export function fieldsAt(fields: FormFields, ...path: string[]): FormFields {
  const found = valueAt(fields, path);
  return typeof found === 'object' ? found : {};
}

function valueAt(fields: FormFields, path: readonly string[]): FormValue {
  let at: FormValue = fields;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return at;
}
