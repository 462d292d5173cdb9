import * as z from 'zod/mini';
import { keep, readKept } from '../app/browser-storage.ts';

const ratingDraft = z.object({ stars: z.int(), comment: z.string() });

/** What a guest has chosen and typed so far; no stars are 0. Survives a reload of the tab. */
export type RatingDraft = z.infer<typeof ratingDraft>;

const nothing: RatingDraft = { stars: 0, comment: '' };
const storageKey = (token: string) => `stammtisch.rating.${token}`;

export function keepRating(token: string, draft: RatingDraft | null): void {
  keep(storageKey(token), draft && JSON.stringify(draft));
}

export function restoreRating(token: string): RatingDraft {
  const kept = ratingDraft.safeParse(JSON.parse(readKept(storageKey(token)) ?? 'null'));
  return kept.success ? kept.data : nothing;
}
