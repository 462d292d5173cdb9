import type { Presence } from '@stammtisch/contracts/reservation/tell-presence';

/** Milliseconds between two signs of life while others are there. */
export const beat = 4_000;

/** Two lost signs are forgiven; who says nothing for longer is gone. */
const longestSilence = 2.5 * beat;

/** Another screen that has the same entry open. */
export interface Visitor extends Pick<Presence, 'visitor' | 'name'> {
  doing: 'reading' | 'editing';
  /** When it was heard last, in milliseconds. */
  at: number;
}

/** Who is here once a screen has said what it does. */
export function withWord(
  here: readonly Visitor[],
  { visitor, name, doing }: Omit<Presence, 'href'>,
  at: number,
): readonly Visitor[] {
  const others = here.filter((each) => each.visitor !== visitor);
  return doing === 'left' ? others : [...others, { visitor, name, doing, at }];
}

/** Without those that fell silent; the very same list when nobody did. */
export function withoutSilent(here: readonly Visitor[], now: number): readonly Visitor[] {
  const left = here.filter(({ at }) => now - at <= longestSilence);
  return left.length === here.length ? here : left;
}

/** The names of those who do something, each once, in the order of the alphabet. */
export function namesOf(here: readonly Visitor[], doing: Visitor['doing']): string[] {
  const names = here.filter((each) => each.doing === doing).map(({ name }) => name);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}
