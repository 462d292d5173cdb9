import { dayInfo, type DayInfo } from '@stammtisch/contracts/day-info/day-info';
import * as z from 'zod';
import { dropDraft, writeDraft } from '../drafts/draft.ts';

/** A note that somebody began and did not save: another day was looked at, or the page was left. */
export const noteDraft = z.object({
  /** What the writing began with. */
  base: dayInfo,
  comment: z.string(),
});

/** What says nothing new is no draft. */
export function keepNoteDraft(
  key: string,
  { base, comment }: { base: DayInfo; comment: string },
): void {
  if (comment === base.comment) dropDraft(key);
  else writeDraft(key, JSON.stringify({ base, comment }));
}
