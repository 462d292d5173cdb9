import type { Status } from '@stammtisch/domain/reservation/status';
import type { Stay } from '@stammtisch/domain/table/choose-table';
import type { Transition } from '@stammtisch/domain/reservation/transition';
import { command, type Statement } from '../../platform/database/sql.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import type { ReservationKey } from '../reservation-row.ts';

/**
 * The stay of who waited begins. Comes before the status: the database asks for the tables when the
 * party holds them.
 */
export function storeStay({ restaurant, id }: ReservationKey, { from, to }: Stay): Statement {
  return command`
    update reservation
       set queued_for = starts_at, starts_at = ${dateOf(from)}, ends_at = ${dateOf(to)}
     where restaurant_id = ${restaurant} and id = ${id}`;
}

/**
 * Estimated times are the planned ones; a departure never lies before its arrival.
 *
 * @param at when it happened
 */
export function storeStatus(
  { restaurant, id }: ReservationKey,
  to: Status,
  effects: Transition,
  at: Date,
): Statement {
  const { arrival = 'kept', departure = 'kept' } = effects;
  return command`
    update reservation set
      status = ${to},
      queued_for = case when status = 'QUEUED' and ${to} = 'SEATED' then queued_for end,
      version = version + 1,
      updated_at = clock_timestamp(),
      arrival_at = case ${arrival}::text
        when 'now' then ${at}::timestamptz when 'cleared' then null
        when 'estimated' then coalesce(arrival_at, starts_at) else arrival_at end,
      departure_at = case ${departure}::text
        when 'now' then greatest(${at}::timestamptz, arrival_at) when 'cleared' then null
        when 'estimated' then least(ends_at, greatest(now(), starts_at)) else departure_at end,
      times_estimated = case
        when ${arrival}::text = 'estimated' then true
        when ${to} = 'CLOSED' then times_estimated
        else false end
    where restaurant_id = ${restaurant} and id = ${id}`;
}
