import type { BodyOf } from '@stammtisch/contracts/call';
import { changeSeries as call } from '@stammtisch/contracts/reservation/series';
import { addDays, dayOf, daysBetween } from '@stammtisch/domain/time/minute';
import { formatWireDate, parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { chooseGuest } from '../choose-guest.ts';
import type { Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { patchReservation } from '../update-reservation/update-reservation.ts';
import { tellOfChanges } from '../tell-guest.ts';
import { withCurrent } from '../with-current.ts';
import { changeMembers, startOf, type ChangeMember } from './change-members.ts';

type Change = BodyOf<typeof call>['change'];

/** Gives several parties of a series the same new fields, and moves them by the same days. */
export function mountChangeSeries(api: Api): void {
  register(api, call, async (request) =>
    withCurrent(api, request, (desk, row) => {
      const { scope, skip, change } = request.body;
      const days = daysOf(desk, row, change.date);
      return changeMembers(desk, row, {
        scope,
        skip,
        ...request.query,
        // Who moves towards a sibling's day comes after the sibling has left it.
        lastFirst: days > 0,
        prepare: () => prepare(desk, change, days),
        ...(change.notifyGuest && { finish: (changes) => tellOfChanges(desk, changes) }),
      });
    }),
  );
}

/** How far the reservation that was changed moves, in days; local time, whatever the clocks do. */
function daysOf(desk: Desk, row: ReservationRow, date: string | undefined): number {
  const to = date === undefined ? undefined : parseWireDate(date);
  return to === undefined ? 0 : daysBetween(dayOf(startOf(desk, row)), to);
}

/** The guest is chosen once, so that all parties have the same one. */
async function prepare(
  desk: Desk,
  { guest, date: _date, notifyGuest: _one, ...same }: Change,
  days: number,
): Promise<ChangeMember | Refusal> {
  const chosen = guest && (await chooseGuest(desk, guest));
  if (chosen instanceof Refusal) return chosen;
  return (member) =>
    patchReservation(desk, member, {
      ...same,
      ...(chosen && { guest: { id: chosen.id } }),
      date: formatWireDate(addDays(dayOf(startOf(desk, member)), days)),
    });
}
