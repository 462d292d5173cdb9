import * as z from 'zod';

/**
 * A field of a page that the search over all settings finds. On the page it is found by its name: the
 * heading or label that says `labelKey`.
 */
export const foundField = z.strictObject({
  labelKey: z.string(),
  /** Further words that somebody may look for, such as what others call it; separated by spaces. */
  wordsKey: z.string().optional(),
  /** The part of the page that has to be open, as its address says it: `{ tab: 'css' }`. */
  search: z.record(z.string(), z.string()).optional(),
});
export type FoundField = z.infer<typeof foundField>;
