import * as z from 'zod/mini';

const segmenter = new Intl.Segmenter();

/** Length as a person counts it: an emoji or a letter with accents is one. */
function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

function isStorable(text: string): boolean {
  // PostgreSQL refuses NUL, and a lone surrogate would be altered silently.
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Text that people type: NFC, trimmed, at most `max` graphemes. Empty unless `min` says otherwise. */
export function text(max: number, min = 0) {
  return z.pipe(
    z.string().check(
      // A grapheme may take many code units; this bound only keeps the segmenter's work small.
      z.maxLength(max * 20, `at most ${max} characters`),
      z.refine(isStorable, 'holds characters that cannot be stored'),
    ),
    z.pipe(
      z.transform((value: string) => value.normalize('NFC').trim()),
      z.string().check(
        z.refine((value) => graphemes(value) >= min, min === 1 ? 'must not be empty' : 'too short'),
        z.refine((value) => graphemes(value) <= max, `at most ${max} characters`),
      ),
    ),
  );
}

/** RFC 5321: at most 254 characters. Empty is allowed where a mail address may be missing. */
export const email = z.email('not an e-mail address').check(z.maxLength(254));
export const optionalEmail = z.union([z.literal(''), email], 'not an e-mail address');

/** As typed; the server turns it into E.164 with the restaurant's country as default. */
export const phone = z
  .string()
  .check(z.maxLength(40), z.regex(/^[+\d][\d\s()/.-]*$|^$/, 'not a phone number'));

export const languages = ['de', 'en', 'fr'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
