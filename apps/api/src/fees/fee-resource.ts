import {
  collectFee,
  readFeeEvidence,
  refundFee,
  type FeeReply,
} from '@stammtisch/contracts/payment/fee';
import { feeOf, type FeeOutcome } from '@stammtisch/domain/payment/fee';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { dayOf } from '@stammtisch/domain/time/minute';
import { nameOfCard } from '../payment/card-row.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';
import type { FeeCase } from './fee-row.ts';

type Clock = Pick<Desk, 'house' | 'now'>;

/** What the rule says of a case; one that failed before may be tried again. */
export function ruleOn(each: FeeCase, { house, now }: Clock): FeeOutcome {
  const startsAt = epochMinuteOf(each.startsAt);
  return feeOf(
    {
      status: each.status,
      personsFrom: each.personsFrom,
      startsAt,
      start: toMinute(startsAt, house.timeZone),
      cancelledAt: each.cancelledAt ? epochMinuteOf(each.cancelledAt) : undefined,
      terms: each.card,
      hasFee: each.fee !== null && each.fee.state !== 'FAILED',
    },
    dayOf(toMinute(now, house.timeZone)),
  );
}

/** Undefined for a case in which nothing is due and nothing was collected. */
export function toFee(each: FeeCase, clock: Clock): FeeReply | undefined {
  const outcome = ruleOn(each, clock);
  const { fee, card } = each;
  const due = outcome.kind === 'due' ? outcome : undefined;
  const kind = fee?.kind ?? due?.fee;
  const amount = fee?.amount ?? due?.amount;
  if (kind === undefined || amount === undefined) return undefined;
  const start = toMinute(epochMinuteOf(each.startsAt), clock.house.timeZone);
  const linkOf = (path: string) => ({
    href: path.replace(':reservationId', each.reservationId).replace(':feeId', fee?.id ?? ''),
  });
  return {
    id: fee?.id ?? null,
    reservationId: each.reservationId,
    kind,
    state: fee?.state ?? 'DUE',
    amount,
    currency: each.currency,
    guestName: each.guestName,
    persons: each.personsFrom,
    date: formatWireDate(dayOf(start)),
    time: formatWireTime(start),
    card: nameOfCard(card),
    reason: fee?.reason ?? '',
    failure: fee?.failure ?? null,
    collectedAt: fee?.collectedAt?.toISOString() ?? null,
    refundReason: fee?.refundReason ?? '',
    refundedAt: fee?.refundedAt?.toISOString() ?? null,
    _links: {
      reservation: { href: `/api/1/reservations/${each.reservationId}` },
      ...(due && { 'collect-fee': linkOf(collectFee.path) }),
      ...(fee?.state === 'COLLECTED' && { refund: linkOf(refundFee.path) }),
      ...(fee && fee.collectedAt && { evidence: linkOf(readFeeEvidence.path) }),
    },
  };
}
