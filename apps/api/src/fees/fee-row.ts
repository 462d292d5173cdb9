import * as z from 'zod';
import { feeKinds } from '@stammtisch/domain/payment/fee';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { statuses } from '@stammtisch/domain/reservation/status';

const keptFee = z.object({
  id: z.string(),
  kind: z.enum(feeKinds),
  state: z.enum(['PENDING', 'COLLECTED', 'FAILED', 'REFUNDED']),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  failure: z.string().nullable(),
  attempt: z.int(),
  charge: z.string().nullable(),
  collectedAt: z.coerce.date().nullable(),
  refundReason: z.string(),
  refundedAt: z.coerce.date().nullable(),
});
export type KeptFee = z.output<typeof keptFee>;

/** A reservation with the card that was left for it, and the fee that was collected, if any. */
const feeCaseRow = z.object({
  reservationId: z.string(),
  status: z.enum(statuses),
  guestName: z.string(),
  guestEmail: z.string(),
  personsFrom: z.int(),
  startsAt: z.date(),
  bookedAt: z.date(),
  cancelledAt: z.date().nullable(),
  currency: z.string(),
  card: z.object({
    account: z.string(),
    customer: z.string(),
    method: z.string(),
    brand: z.string(),
    last4: z.string(),
    amount: z.int(),
    per: z.enum(['PERSON', 'BOOKING']),
    freeCancellationHours: z.int(),
    policyText: z.string(),
    acceptedAt: z.coerce.date(),
  }),
  fee: keptFee.nullable(),
});
export type FeeCase = z.output<typeof feeCaseRow>;

const caseColumns = fragment`
  r.id as "reservationId", r.status, concat_ws(' ', nullif(g.forename, ''), g.lastname) as "guestName",
  g.email as "guestEmail", r.persons_from as "personsFrom", r.starts_at as "startsAt",
  r.created_at as "bookedAt",
  (select max(h.at) from reservation_history h
    where h.restaurant_id = r.restaurant_id and h.reservation_id = r.id
      and h.what = 'status' and h.to_value = 'CANCELLED_BY_GUEST') as "cancelledAt",
  house.currency,
  jsonb_build_object('account', c.account, 'customer', c.customer, 'method', c.payment_method,
    'brand', c.brand, 'last4', c.last4, 'amount', c.amount, 'per', c.per,
    'freeCancellationHours', c.free_cancellation_hours, 'policyText', c.policy_text,
    'acceptedAt', c.accepted_at) as card,
  case when f.id is not null then jsonb_build_object('id', f.id, 'kind', f.kind, 'state', f.state,
    'amount', f.amount, 'currency', f.currency, 'reason', f.reason, 'failure', f.failure,
    'attempt', f.attempt, 'charge', f.charge, 'collectedAt', f.collected_at,
    'refundReason', f.refund_reason, 'refundedAt', f.refunded_at) end as fee`;

const caseSource = fragment`
  card_guarantee c
  join reservation r on r.restaurant_id = c.restaurant_id and r.id = c.reservation_id
  join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
  join restaurant house on house.id = r.restaurant_id
  left join fee f on f.restaurant_id = r.restaurant_id and f.reservation_id = r.id`;

/** Of a reservation; undefined where no card was left for it. */
export function findFeeCaseOf(restaurant: RestaurantId, reservation: string): Query<FeeCase> {
  return sql(feeCaseRow)`
    select ${caseColumns} from ${caseSource}
     where c.restaurant_id = ${restaurant} and c.reservation_id = ${reservation}`;
}

export function findFeeCase(restaurant: RestaurantId, fee: string): Query<FeeCase> {
  return sql(feeCaseRow)`
    select ${caseColumns} from ${caseSource} where c.restaurant_id = ${restaurant} and f.id = ${fee}`;
}

/** Older ones are no longer argued about. */
const listedDays = 400;
const mostListed = 2_000;

/** Who did not come or cancelled and left a card; the rule decides which of them pay. */
export function listOpenCases(restaurant: RestaurantId): Query<FeeCase> {
  return sql(feeCaseRow)`
    select ${caseColumns} from ${caseSource}
     where c.restaurant_id = ${restaurant} and r.status in ('NO_SHOW', 'CANCELLED_BY_GUEST')
       and r.starts_at > now() - make_interval(days => ${listedDays})
       and (f.state is null or f.state in ('PENDING', 'FAILED'))
     order by r.starts_at desc, r.id limit ${mostListed}`;
}

export function listDoneCases(restaurant: RestaurantId): Query<FeeCase> {
  return sql(feeCaseRow)`
    select ${caseColumns} from ${caseSource}
     where c.restaurant_id = ${restaurant} and f.state in ('COLLECTED', 'REFUNDED')
     order by f.collected_at desc, f.id limit ${mostListed}`;
}
