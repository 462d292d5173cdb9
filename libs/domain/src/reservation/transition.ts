import type { Status } from './status.ts';

/** What must hold before a change of status is accepted (decisions §1). */
export type Guard =
  | 'on-its-service-day'
  | 'after-its-start'
  | 'before-its-start'
  | 'times-were-estimated'
  | 'no-fee-collected'
  | 'staff-only';

/** What the change does beside setting the status. */
export interface Transition {
  guards?: readonly Guard[];
  /** Tables and guest limits are asked again, under the day lock. */
  capacity?: true;
  /** The house may want to know who did it. */
  asksEditor?: true;
  arrival?: 'now' | 'cleared' | 'estimated';
  departure?: 'now' | 'cleared' | 'estimated';
  releasesTables?: true;
  mail?: 'confirmation' | 'refusal' | 'cancellation';
}

const seat: Transition = { guards: ['on-its-service-day'], arrival: 'now' };
const cancel: Transition = { asksEditor: true, mail: 'cancellation' };
const withdraw: Transition = { asksEditor: true };
const reopen: Transition = { guards: ['staff-only', 'no-fee-collected'], capacity: true };

/** Decisions §1, row by row. What stands in no row is refused. */
export const transitions: Partial<Record<Status, Partial<Record<Status, Transition>>>> = {
  OPEN: {
    CONFIRMED: { capacity: true, mail: 'confirmation' },
    CANCELLED: { mail: 'refusal' },
    SEATED: seat,
    QUEUED: { releasesTables: true },
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
  },
  CONFIRMED: {
    SEATED: seat,
    CANCELLED: cancel,
    CANCELLED_BY_GUEST: cancel,
    NO_SHOW: { guards: ['after-its-start'], asksEditor: true },
    CLOSED: { guards: ['after-its-start'], arrival: 'estimated', departure: 'estimated' },
    OPEN: { guards: ['before-its-start'] },
    QUEUED: { guards: ['before-its-start'], releasesTables: true },
    TAKE_AWAY: { guards: ['before-its-start'], releasesTables: true },
  },
  SEATED: {
    CLOSED: { departure: 'now' },
    CONFIRMED: { arrival: 'cleared' },
  },
  CLOSED: {
    SEATED: { guards: ['on-its-service-day'], departure: 'cleared', capacity: true },
    NO_SHOW: {
      guards: ['times-were-estimated'],
      asksEditor: true,
      arrival: 'cleared',
      departure: 'cleared',
    },
  },
  NO_SHOW: {
    SEATED: { guards: ['no-fee-collected', 'on-its-service-day'], capacity: true, arrival: 'now' },
    CONFIRMED: { guards: ['no-fee-collected'], capacity: true },
    CANCELLED_BY_GUEST: { guards: ['no-fee-collected'] },
  },
  CANCELLED: { CONFIRMED: reopen, OPEN: reopen },
  CANCELLED_BY_GUEST: { CONFIRMED: reopen, OPEN: reopen },
  QUEUED: {
    CONFIRMED: { capacity: true, mail: 'confirmation' },
    SEATED: { ...seat, capacity: true },
    OPEN: { capacity: true },
    CANCELLED: withdraw,
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
  },
  TAKE_AWAY: {
    CLOSED: { departure: 'now' },
    CANCELLED: withdraw,
    CANCELLED_BY_GUEST: { mail: 'cancellation' },
    NO_SHOW: { guards: ['after-its-start'], asksEditor: true },
    CONFIRMED: { capacity: true },
  },
};
