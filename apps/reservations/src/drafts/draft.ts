import * as z from 'zod/mini';

/** What was typed before a reload; undefined when there is nothing, or nothing that can be read. */
export function readDraft<Draft>(key: string, schema: z.core.$ZodType<Draft>): Draft | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch (cause) {
    console.warn('a draft in the session storage is not readable', cause);
    return undefined;
  }
}

export function writeDraft(key: string, json: string): void {
  sessionStorage.setItem(key, json);
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key);
}
