import type { BodyInputOf } from '@stammtisch/contracts/call';
import type { createReservation } from '@stammtisch/contracts/reservation/create-reservation';
import type { patchReservation } from '@stammtisch/contracts/reservation/update-reservation';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { FormValues } from './form-values.ts';

export type NewBody = BodyInputOf<typeof createReservation>;
export type PatchBody = BodyInputOf<typeof patchReservation>;

/** The whole form in wire shape. */
export function toNewBody(values: FormValues): NewBody {
  return { ...toFields(values), status: values.status, notifyGuest: values.notifyGuest };
}

/** Only what differs from the version that the form was opened on (JSON Merge Patch). */
export function toPatch(values: FormValues, base: FormValues): PatchBody {
  const mine = toFields(values);
  const theirs = toFields(base);
  return {
    ...(differs(mine.guest, theirs.guest) && { guest: mine.guest }),
    ...(differs(mine.persons, theirs.persons) && { persons: mine.persons }),
    ...(mine.date !== theirs.date && { date: mine.date }),
    ...(mine.time !== theirs.time && { time: mine.time }),
    ...(mine.duration !== theirs.duration && { duration: mine.duration }),
    ...(differs(mine.tables, theirs.tables) && { tables: mine.tables }),
    ...(differs(mine.tags, theirs.tags) && { tags: mine.tags }),
    ...(mine.comment !== theirs.comment && { comment: mine.comment }),
    ...(mine.onlineComment !== theirs.onlineComment && { onlineComment: mine.onlineComment }),
    ...(mine.internalComment !== theirs.internalComment && {
      internalComment: mine.internalComment,
    }),
    ...(mine.inRoom !== theirs.inRoom && { inRoom: mine.inRoom }),
    ...(differs(mine.companions, theirs.companions) && { companions: mine.companions }),
    ...(differs(mine.preOrders, theirs.preOrders) && { preOrders: mine.preOrders }),
    ...(mine.creator !== theirs.creator && { creator: mine.creator }),
    ...(mine.locked !== theirs.locked && { locked: mine.locked }),
    ...(values.notifyGuest && changesPromise(values, base) && { notifyGuest: true }),
  };
}

/** Whether the guest would find another time or party than before. */
export function changesPromise(values: FormValues, base: FormValues): boolean {
  const mine = toFields(values);
  const theirs = toFields(base);
  return (
    mine.date !== theirs.date || mine.time !== theirs.time || differs(mine.persons, theirs.persons)
  );
}

function toFields(values: FormValues) {
  const day = parseDay(values.date);
  const most = values.isRange ? values.personsTo : values.personsFrom;
  return {
    guest: guestOf(values),
    persons: { from: values.personsFrom, to: most },
    date: day ? formatWireDate(day) : values.date,
    time: values.time,
    duration: values.duration,
    tables: values.tables,
    tags: values.tags,
    comment: values.comment.trim(),
    onlineComment: values.onlineComment.trim(),
    internalComment: values.internalComment.trim(),
    inRoom: values.inRoom === '' ? null : values.inRoom,
    companions: values.companions,
    preOrders: values.preOrders,
    creator: values.creator,
    locked: values.locked,
  };
}

function guestOf(values: FormValues) {
  if (values.guestId !== '') return { id: values.guestId };
  const { anrede, forename, lastname, company, phone, email, language } = values;
  return {
    anrede,
    forename,
    lastname,
    company,
    phone: phone.trim(),
    email: email.trim(),
    language,
  };
}

function differs(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) !== JSON.stringify(second);
}
