import { sumHours } from '@stammtisch/contracts/roster/sum-hours';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import { findLink, type Linked } from '@stammtisch/hal-client';
import { useResource } from '@stammtisch/remote-kit';

/** Planned and worked time of each person in the month of a day. */
export function useMonthHours(roster: Linked | undefined, day: Day) {
  return useResource(roster && findLink(roster, 'hours'), {
    schema: sumHours.reply,
    variables: { month: formatWireMonth(day) },
  });
}
