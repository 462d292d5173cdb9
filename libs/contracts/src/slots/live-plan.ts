import * as z from 'zod';
import { duration, reservationId, status } from '../reservation/reservation.ts';
import { defineSlot } from '../remote/slot.ts';

const tables = z.array(z.uuid()).min(1).max(20);
const persons = z.int().min(1).max(500);

/** What staff want done, said at the plan; the page knows how, and asks what has to be asked. */
export const livePlanWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), reservation: reservationId }),
  z.object({ kind: z.literal('status'), reservation: reservationId, to: status }),
  z.object({
    kind: z.literal('place'),
    reservation: reservationId,
    tables,
    /** The table that it was taken from: a party at several leaves only this one for a small one. */
    from: z.uuid().optional(),
  }),
  /** A party at the door, now. */
  z.object({ kind: z.literal('walk-in'), tables, persons }),
  z.object({
    kind: z.literal('new'),
    tables,
    persons: persons.optional(),
    /** `19:30` */
    time: z.string().optional(),
  }),
]);
export type LivePlanWish = z.infer<typeof livePlanWish>;

/** Where the day's rooms and tables are drawn with who sits there. */
export const livePlanSlot = defineSlot({
  slot: 'reservation.live-plan',
  v: 1,
  data: z.object({
    /** The service day. */
    date: z.iso.date(),
    /** The running service day, which lasts past midnight. Absent: the calendar's. */
    today: z.iso.date().optional(),
    /** How long a party usually stays. */
    visitMinutes: duration.optional(),
    /** Absent: the plan can only be looked at. */
    onWish: z
      .custom<(wish: LivePlanWish) => void>((value) => typeof value === 'function')
      .optional(),
  }),
});
