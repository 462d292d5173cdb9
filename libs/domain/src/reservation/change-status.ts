import type { Day, EpochMinute } from '../time/minute.ts';
import { isCancelled, statuses, type Status } from './status.ts';
import { transitions, type Guard, type Transition } from './transition.ts';

/** What the rule needs to know of a reservation. */
export interface StatusSubject {
  status: Status;
  startsAt: EpochMinute;
  serviceDay: Day;
  locked: boolean;
  timesEstimated: boolean;
  feeCollected: boolean;
}

export interface StatusCircumstances {
  now: EpochMinute;
  /** The service day that is running in the restaurant's zone. */
  today: Day;
  by: 'staff' | 'guest' | 'system' | 'register';
  editor?: string;
  /** The house wants to know who cancels or reports a no-show. */
  editorWanted: boolean;
  /** The house asks for a corona test before it seats anybody. */
  coronaQuestion: boolean;
  coronaAnswered?: boolean;
  /** The master password was given within the last minutes. */
  elevated: boolean;
}

export type StatusOutcome =
  | { kind: 'unchanged' }
  | { kind: 'changed'; to: Status; effects: Transition }
  | { kind: 'refused'; code: StatusRefusal; guard?: Guard };

export type StatusRefusal =
  | 'TRANSITION_NOT_ALLOWED'
  | 'EDITOR_REQUIRED'
  | 'CORONA_QUESTION'
  | 'MASTER_PASSWORD_REQUIRED';

/** Decides a change of status by the table of decisions §1. Capacity is the caller's question. */
export function planStatus(
  subject: StatusSubject,
  to: Status,
  circumstances: StatusCircumstances,
): StatusOutcome {
  if (to === subject.status) return { kind: 'unchanged' };
  const effects = transitions[subject.status]?.[to];
  if (!effects) return { kind: 'refused', code: 'TRANSITION_NOT_ALLOWED' };

  const guard = effects.guards?.find((each) => !holds(each, subject, circumstances));
  if (guard) return { kind: 'refused', code: 'TRANSITION_NOT_ALLOWED', guard };

  // Decisions §1: seating and closing stay possible while locked.
  if (subject.locked && to !== 'SEATED' && to !== 'CLOSED' && !circumstances.elevated) {
    if (circumstances.by === 'staff') return { kind: 'refused', code: 'MASTER_PASSWORD_REQUIRED' };
  }
  if (to === 'SEATED' && circumstances.coronaQuestion && !circumstances.coronaAnswered) {
    return { kind: 'refused', code: 'CORONA_QUESTION' };
  }
  if (effects.asksEditor && editorIsMissing(circumstances)) {
    return { kind: 'refused', code: 'EDITOR_REQUIRED' };
  }
  return { kind: 'changed', to, effects };
}

/** The statuses that staff may choose from now, for menus and the next-status button. */
export function nextStatuses(
  subject: StatusSubject,
  circumstances: Pick<StatusCircumstances, 'now' | 'today'>,
): Status[] {
  const asStaff: StatusCircumstances = {
    ...circumstances,
    by: 'staff',
    editorWanted: false,
    coronaQuestion: false,
    elevated: true,
  };
  return statuses.filter((to) => planStatus(subject, to, asStaff).kind === 'changed');
}

function editorIsMissing(circumstances: StatusCircumstances): boolean {
  return (
    circumstances.by === 'staff' && circumstances.editorWanted && !circumstances.editor?.trim()
  );
}

function holds(
  guard: Guard,
  subject: StatusSubject,
  { now, today, by }: StatusCircumstances,
): boolean {
  switch (guard) {
    case 'on-its-service-day':
      return subject.serviceDay === today;
    case 'after-its-start':
      return now >= subject.startsAt;
    case 'before-its-start':
      return now < subject.startsAt;
    case 'times-were-estimated':
      return subject.timesEstimated;
    case 'no-fee-collected':
      return !subject.feeCollected;
    case 'staff-only':
      return by === 'staff';
  }
}

export type DeleteOutcome =
  | { kind: 'deleted' }
  | {
      kind: 'refused';
      code: 'DELETE_NOT_ALLOWED' | 'CONFIRMATION_REQUIRED' | 'MASTER_PASSWORD_REQUIRED';
    };

/**
 * Decisions §1: an online reservation only once cancelled, a manual one from any status, after a
 * confirmation for CONFIRMED and SEATED; never with a collected fee.
 */
export function planDelete(
  subject: StatusSubject & { source: 'STAFF' | 'ONLINE' },
  given: { confirmed: boolean; elevated: boolean },
): DeleteOutcome {
  if (subject.feeCollected) return { kind: 'refused', code: 'DELETE_NOT_ALLOWED' };
  if (subject.source === 'ONLINE' && !isCancelled(subject.status)) {
    return { kind: 'refused', code: 'DELETE_NOT_ALLOWED' };
  }
  if (subject.locked && !given.elevated) {
    return { kind: 'refused', code: 'MASTER_PASSWORD_REQUIRED' };
  }
  const needsConfirmation = subject.status === 'CONFIRMED' || subject.status === 'SEATED';
  if (needsConfirmation && !given.confirmed) {
    return { kind: 'refused', code: 'CONFIRMATION_REQUIRED' };
  }
  return { kind: 'deleted' };
}
