import * as z from 'zod';
import {
  callStates,
  longestShown,
  shownAfterEnd,
  type CallState,
} from '@stammtisch/domain/phone/call-state';
import type { RestaurantId } from '../platform/database/scope.ts';
import { command, fragment, sql } from '../platform/database/sql.ts';
import type { CallReport } from './call-report.ts';

const phoneCallRow = z.object({
  id: z.string(),
  version: z.int(),
  caller: z.string().nullable(),
  state: z.enum(callStates),
  startedAt: z.date(),
  sinceStart: z.number(),
  sinceEnd: z.number().nullable(),
});
export type PhoneCallRow = z.output<typeof phoneCallRow>;

const columns = fragment`
  c.id, c.version, c.caller, c.state, c.started_at as "startedAt",
  extract(epoch from clock_timestamp() - c.started_at)::float as "sinceStart",
  extract(epoch from clock_timestamp() - c.ended_at)::float as "sinceEnd"`;

export function findCall(restaurant: RestaurantId, id: string) {
  return sql(phoneCallRow)`
    select ${columns} from phone_call c where c.restaurant_id = ${restaurant} and c.id = ${id}`;
}

export interface CallsToList {
  /** Only those that a screen which opens now has to show. */
  isOpen: boolean;
  limit: number;
  offset: number;
}

export function listCalls(restaurant: RestaurantId, { isOpen, ...page }: CallsToList) {
  return sql(phoneCallRow.extend({ total: z.number() }))`
    select ${columns}, count(*) over () as total from phone_call c
     where c.restaurant_id = ${restaurant}
       and (not ${isOpen} or (
         c.answered_at is null and c.put_away_at is null
         and c.started_at > clock_timestamp() - make_interval(secs => ${longestShown})
         -- Over in its first version: it rang nowhere.
         and (c.ended_at is null or (c.version > 1
              and c.ended_at > clock_timestamp() - make_interval(secs => ${shownAfterEnd})))))
     order by c.started_at desc, c.id limit ${page.limit} offset ${page.offset}`;
}

/** Calls of a house are told one after the other, so that two copies at one moment make one call. */
export function lockCalls(restaurant: RestaurantId) {
  return sql(z.object({ locked: z.string() }))`
    select pg_advisory_xact_lock(hashtextextended(${`phone ${restaurant}`}, 0))::text as locked`;
}

/** A system that numbers no calls rings several times in a minute: that is one call. */
const sameCall = fragment`interval '1 minute'`;

/**
 * The call that a report is about: by the phone system's number of it, else the latest one from this
 * caller that is still going on.
 */
export function findReported(restaurant: RestaurantId, { callId, caller, event }: CallReport) {
  if (callId !== undefined) {
    return sql(phoneCallRow)`
      select ${columns} from phone_call c
       where c.restaurant_id = ${restaurant} and c.call_id = ${callId}`;
  }
  return sql(phoneCallRow)`
    select ${columns} from phone_call c
     where c.restaurant_id = ${restaurant} and c.call_id is null
       and c.caller is not distinct from ${caller} and c.state <> 'ENDED'
       and (${event} <> 'newCall' or c.started_at > clock_timestamp() - ${sameCall})
     order by c.started_at desc limit 1`;
}

export function insertCall(restaurant: RestaurantId, report: CallReport, state: CallState) {
  return sql(phoneCallRow)`
    with c as (
      insert into phone_call (restaurant_id, call_id, caller, state, answered_at, ended_at)
      values (${restaurant}, ${report.callId ?? null}, ${report.caller}, ${state},
              case when ${state} = 'ANSWERED' then clock_timestamp() end,
              case when ${state} = 'ENDED' then clock_timestamp() end)
      returning *)
    select ${columns} from c`;
}

export function storeState(restaurant: RestaurantId, id: string, state: CallState) {
  return command`
    update phone_call set state = ${state}, version = version + 1,
           answered_at = case when ${state} = 'ANSWERED' then clock_timestamp() else answered_at end,
           ended_at = case when ${state} = 'ENDED' then clock_timestamp() end
     where restaurant_id = ${restaurant} and id = ${id}`;
}

/** The first time counts. */
export function markPutAway(restaurant: RestaurantId, id: string) {
  return command`
    update phone_call set put_away_at = coalesce(put_away_at, clock_timestamp())
     where restaurant_id = ${restaurant} and id = ${id}`;
}
