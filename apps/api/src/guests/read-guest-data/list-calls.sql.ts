import * as z from 'zod';
import { callStates } from '@stammtisch/domain/phone/call-state';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

/** Of one day: far more than anybody can call. */
const most = 1_000;

const moment = z.date().transform((date) => date.toISOString());

const callRow = z.object({
  startedAt: moment,
  caller: z.string(),
  state: z.enum(callStates),
  answeredAt: moment.nullable(),
  endedAt: moment.nullable(),
});

/** Calls from a guest's number, the latest first: the same that are forgotten with the guest. */
export function listCallsFrom(restaurant: RestaurantId, phone: string) {
  return sql(callRow)`
    select started_at as "startedAt", caller, state, answered_at as "answeredAt",
           ended_at as "endedAt"
      from phone_call
     where restaurant_id = ${restaurant} and caller = ${phone} and caller <> ''
     order by started_at desc, id limit ${most}`;
}
