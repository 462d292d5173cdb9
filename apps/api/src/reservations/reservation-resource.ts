import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import {
  nextStatuses,
  planDelete,
  type StatusSubject,
} from '@stammtisch/domain/reservation/change-status';
import {
  obstacleTo,
  possibleMails,
  staffMails,
  type MailSubject,
} from '@stammtisch/domain/reservation/guest-mail';
import { isMovable } from '@stammtisch/domain/reservation/move';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { mayReturnToQueue } from '@stammtisch/domain/waiting-list/may-return';
import { dayOf } from '@stammtisch/domain/time/minute';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import { statuses } from '@stammtisch/domain/reservation/status';
import { answer } from '../platform/http/answer.ts';
import { stale } from '../platform/http/conditions.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { todayAt, type Desk } from './desk.ts';
import type { ReservationRow } from './reservation-row.ts';

export function subjectOf(row: ReservationRow): StatusSubject & Pick<ReservationRow, 'source'> {
  return { ...row, startsAt: epochMinuteOf(row.startsAt) };
}

export function mailSubjectOf(row: ReservationRow): MailSubject {
  return {
    status: row.status,
    startsAt: epochMinuteOf(row.startsAt),
    hasAddress: row.guest.email !== '',
    allowsDataStorage: row.guestAllowsDataStorage,
    isAskedToRate: row.isAskedToRate || Boolean(row.rating?.stars),
  };
}

export function hrefOf(id: string): string {
  return `/api/1/reservations/${id}`;
}

/** Only who is still expected is put at a table automatically. */
export function isAssignable(row: Pick<ReservationRow, 'status'>): boolean {
  return row.status === 'OPEN' || row.status === 'CONFIRMED';
}

/** The wire form; a link is there only while the rules allow what it does. */
export function toResource(
  row: ReservationRow,
  desk: Pick<Desk, 'house' | 'now'>,
): ReservationReply {
  const zone = desk.house.timeZone;
  const start = toMinute(epochMinuteOf(row.startsAt), zone);
  const end = toMinute(epochMinuteOf(row.endsAt), zone);
  const subject = subjectOf(row);
  const choices = nextStatuses(subject, { now: desk.now, today: todayAt(desk) });
  const mailSubject = mailSubjectOf(row);
  const mails = possibleMails(mailSubject, desk.now);
  const self = hrefOf(row.id);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    nextStatuses: choices,
    source: row.source,
    guest: row.guest,
    persons: { from: row.personsFrom, to: row.personsTo },
    date: formatWireDate(dayOf(start)),
    time: formatWireTime(start),
    endTime: formatWireTime(end),
    duration: epochMinuteOf(row.endsAt) - epochMinuteOf(row.startsAt),
    serviceDay: formatWireDate(row.serviceDay),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    tables: row.tables,
    inRoom: row.inRoom,
    companions: row.companions,
    preOrders: row.preOrders,
    attachmentCount: row.attachmentCount,
    series: row.series && { unit: row.series.unit, every: row.series.every },
    tags: row.tags,
    comment: row.comment,
    onlineComment: row.onlineComment,
    internalComment: row.internalComment,
    creator: row.creator,
    locked: row.locked,
    pinned: row.pinned,
    language: row.language,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    promisedAt: row.promisedAt?.toISOString() ?? null,
    arrivalAt: row.arrivalAt?.toISOString() ?? null,
    departureAt: row.departureAt?.toISOString() ?? null,
    timesEstimated: row.timesEstimated,
    confirmationSentAt: row.confirmationSentAt?.toISOString() ?? null,
    refusalSentAt: row.refusalSentAt?.toISOString() ?? null,
    mailFailure: row.mailFailure,
    possibleMails: mails,
    mailObstacles: Object.fromEntries(
      staffMails.flatMap((mail) => {
        const obstacle = obstacleTo(mail, mailSubject, desk.now);
        return obstacle ? [[mail, obstacle]] : [];
      }),
    ),
    rating: row.rating?.stars ? { stars: row.rating.stars, comment: row.rating.comment } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    _links: {
      self: { href: self },
      history: { href: `${self}/history` },
      outbox: { href: `${self}/outbox` },
      presence: { href: `${self}/presence` },
      attachments: { href: `${self}/attachments` },
      attach: { href: `${self}/attachments{?name,type}`, templated: true },
      ...(row.series && {
        series: { href: `${self}/series{?dryRun}`, templated: true },
        'cancel-series': { href: `${self}/series/cancel` },
      }),
      guest: { href: `/api/1/guests/${row.guest.id}` },
      ...(choices.length > 0 && { status: { href: `${self}/status` } }),
      ...(mails.length > 0 && { mails: { href: `${self}/mails` } }),
      ...(row.rating?.stars && {
        rating: { href: `/api/1/reservations/ratings/${row.rating.id}` },
      }),
      ...(row.status === 'QUEUED' &&
        row.serviceDay === todayAt(desk) && {
          seat: { href: `${self}/seat` },
          ...(row.waitingSince === null && { arrive: { href: `${self}/arrival` } }),
        }),
      ...(mayReturnToQueue(row, todayAt(desk)) && {
        'return-to-queue': { href: `${self}/return-to-queue` },
      }),
      ...(isMovable(row) && { move: { href: `${self}/move` } }),
      ...(isAssignable(row) && { assign: { href: `${self}/assign` } }),
      ...(planDelete(subject, { confirmed: true, elevated: true }).kind === 'deleted' && {
        delete: { href: self },
      }),
    },
  };
}

/**
 * The wire form with its `ETag` and `Last-Modified`. The clock alone changes which statuses and
 * mails come next, and a delivered mail leaves the version alone, so the tag names them beside the
 * version; `If-Match` compares the version only.
 */
export function answerWith(row: ReservationRow, desk: Pick<Desk, 'house' | 'now'>) {
  const resource = toResource(row, desk);
  const choices = resource.nextStatuses.map((status) => statuses.indexOf(status)).join('');
  const mails = resource.possibleMails.map((mail) => staffMails.indexOf(mail)).join('');
  const version = `${row.version}.${choices}.${mails}.${row.updatedAt.getTime().toString(36)}`;
  return answer(resource, { version, modifiedAt: row.updatedAt });
}

/** Refuses a change that was based on another version than the current one. */
export function refuseStale(
  row: ReservationRow,
  desk: Pick<Desk, 'house' | 'now'>,
  ifMatch: string | undefined,
): Refusal | undefined {
  if (ifMatch === undefined) return refuse('version-required');
  if (ifMatch === '*' || ifMatch.split('.')[0] === String(row.version)) return undefined;
  return stale(toResource(row, desk), row.version);
}
