import type { Day } from '@stammtisch/domain/time/minute';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { House } from '../../settings/house.ts';
import { houseDay } from '../house-day.ts';

/** Specification §5: the date is not after today, by the house's own clock. */
export function refuseFuture(house: House, since: Day): Refusal | undefined {
  if (since <= houseDay(house, new Date())) return undefined;
  const message = 'This day has not come yet. Choose today or an earlier day.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/query/since', code: 'after-today', message }],
  });
}
