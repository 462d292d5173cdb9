import { dayInfo, type DayInfo } from '@stammtisch/contracts/day-info/day-info';
import * as z from 'zod';

const draft = z.object({ base: dayInfo, comment: z.string() });

/** A note that somebody began and did not save: another day was looked at, or the page was left. */
export interface NoteDraft {
  /** What the writing began with. */
  base: DayInfo;
  comment: string;
}

export function readNoteDraft(key: string): NoteDraft | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return draft.safeParse(JSON.parse(text)).data;
  } catch (cause) {
    console.warn('a draft of a note is not readable', cause);
    return undefined;
  }
}

/** What says nothing new is no draft. */
export function keepNoteDraft(key: string, { base, comment }: NoteDraft): void {
  if (comment === base.comment) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify({ base, comment }));
}

export function dropNoteDraft(key: string): void {
  sessionStorage.removeItem(key);
}
