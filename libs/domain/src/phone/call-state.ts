/** What a phone system tells of a call, in the words of sipgate.io. */
export const callEvents = ['newCall', 'answer', 'hangup'] as const;
export type CallEvent = (typeof callEvents)[number];

/** In the order in which a call passes through them. */
export const callStates = ['RINGING', 'ANSWERED', 'ENDED'] as const;
export type CallState = (typeof callStates)[number];

const stateOf = {
  newCall: 'RINGING',
  answer: 'ANSWERED',
  hangup: 'ENDED',
} as const satisfies Record<CallEvent, CallState>;

/** Events come twice, late and in any order: a call never goes back. */
export function stateAfter(before: CallState | undefined, event: CallEvent): CallState {
  const told = stateOf[event];
  if (before === undefined) return told;
  return callStates.indexOf(before) > callStates.indexOf(told) ? before : told;
}

/** Seconds. Long enough for a conversation; a system that never says "hangup" leaves no card for ever. */
export const longestShown = 300;

/** Seconds in which whoever was late at the phone still reads who it was. */
export const shownAfterEnd = 15;

/**
 * For how many more seconds a call stands on the screens.
 *
 * @param sinceStart seconds since it began
 * @param sinceEnd seconds since the hangup; absent while nobody has hung up
 */
export function secondsLeft(sinceStart: number, sinceEnd?: number): number {
  const untilLongest = longestShown - sinceStart;
  const untilGone = sinceEnd === undefined ? untilLongest : shownAfterEnd - sinceEnd;
  return Math.max(0, Math.ceil(Math.min(untilLongest, untilGone)));
}

/** What phone systems write where the number should be. */
const withheld = /^(anonym(ous)?|unknown|private|restricted|unavailable|withheld|unbekannt|)$/i;

/** Whether the caller keeps the number to themselves. */
export function isWithheld(from: string): boolean {
  return withheld.test(from.trim());
}
