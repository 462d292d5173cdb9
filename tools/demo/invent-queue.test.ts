import { epochMinuteOf, toMinute } from '@stammtisch/api/platform/time-zone/time-zone';
import { openingHoursOf } from '@stammtisch/api/settings/house';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { expect, test } from 'vitest';
import { housePlans } from './house-plans.ts';
import { inventGuests } from './invent-guests.ts';
import { inventQueue } from './invent-queue.ts';
import { openToday } from './open-today.ts';
import { createRandom } from './random.ts';

const identifier = 'stammtisch-berlin';
const timeZone = 'Europe/Berlin';

/** The queue of a demo that is started at this instant. */
function queueAt(instant: Date) {
  const usual = housePlans[identifier];
  const [first, ...others] = usual ? inventGuests(usual, createRandom(identifier)) : [];
  if (!usual || !first) throw new Error('no house');
  const now = epochMinuteOf(instant);
  const today = serviceDayOf(toMinute(now, timeZone), openingHoursOf(usual.settings));
  const plan = openToday(usual, today);
  const stage = { identifier, plan, timeZone, guests: [first, ...others], tables: [], today, now };
  return { today, now, queue: inventQueue({ ...stage, guests: [first, ...others] }) };
}

// A week, and the nights of both clock changes.
const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const nights = ['2026-11-22', '2027-03-28', '2026-10-25'];

test.each([...days, ...nights])('whatever the hour of %s, three parties wait that day', (day) => {
  for (let minutes = 0; minutes < 1_440; minutes += 30) {
    const { today, now, queue } = queueAt(
      new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000),
    );
    expect(queue.map(({ persons, serviceDay }) => [persons, serviceDay])).toEqual([
      [18, today],
      [2, today],
      [4, today],
    ]);
    const [group] = queue;
    expect(group?.waitingSince ?? now - 12).toBe(now - 12);
  }
});

test('the queue of a day has the same guests, whenever the demo is started', () => {
  const guests = ['08:00', '13:00', '20:00'].map((time) =>
    queueAt(new Date(`2026-11-21T${time}:00Z`)).queue.map(({ guestId }) => guestId),
  );
  expect(guests[1]).toEqual(guests[0]);
  expect(guests[2]).toEqual(guests[0]);
});
