import { toInstant } from '@stammtisch/api/platform/time-zone/time-zone';
import { openingHoursOf } from '@stammtisch/api/settings/house';
import { openingsOn } from '@stammtisch/domain/opening-hours/opening-hours';
import { addMinutes, type EpochMinute, type Minute } from '@stammtisch/domain/time/minute';
import type { DemoReservation, Stage } from './invent-evenings.ts';
import { createRandom } from './random.ts';

/** Minutes that a party stays. */
const stay = 90;

/** Minutes for which somebody has stood at the door. */
const stoodHere = 12;

/**
 * Who waits today, whatever the hour: a group for which no table is large enough, and two parties that
 * come towards the end of the last service. So nobody is called to a table while others try something.
 */
export function inventQueue(stage: Stage): DemoReservation[] {
  const { identifier, today, now, timeZone, plan, guests } = stage;
  const openings = openingsOn(today, openingHoursOf(plan.settings));
  const last = openings.at(-1);
  if (last === undefined) return [];
  const random = createRandom(`${identifier} waits ${today}`);
  const at = (minute: Minute) => toInstant(minute, timeZone);
  const isOpen = openings.some(
    ({ start, end }) => (at(start) ?? now) <= now && now < (at(end) ?? now),
  );
  const wait = (
    persons: number,
    given: { from: EpochMinute | undefined; waitingSince?: EpochMinute; comment?: string },
  ): DemoReservation[] => {
    const guest = random.pick(guests);
    const { from, waitingSince = null, comment = '' } = given;
    const id = random.uuid();
    // A start that the clocks skip never happens.
    if (from === undefined) return [];
    return [
      {
        id,
        guestId: guest.id,
        status: 'QUEUED',
        source: 'STAFF',
        persons,
        serviceDay: today,
        from,
        to: (from + stay) as EpochMinute,
        arrival: null,
        departure: null,
        waitingSince,
        tables: [],
        tags: guest.tags,
        onlineComment: comment,
      },
    ];
  };
  const here = (now - stoodHere) as EpochMinute;
  const comment = 'Nehmen auch zwei Tische nebeneinander';
  return [
    ...(isOpen
      ? wait(18, { from: here, waitingSince: here, comment })
      : wait(18, { from: at(addMinutes(last.end, -stay - 30)), comment })),
    ...wait(2, { from: at(addMinutes(last.end, -stay - 15)) }),
    ...wait(4, { from: at(addMinutes(last.end, -stay)) }),
  ];
}
