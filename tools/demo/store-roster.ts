import { command } from '@stammtisch/api/platform/database/sql';
import type { Transaction } from '@stammtisch/api/platform/database/transaction';
import { dateOf, toInstant } from '@stammtisch/api/platform/time-zone/time-zone';
import { addDays, minuteAt, weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import type { DemoRestaurant } from './demo-restaurants.ts';

interface Turn {
  /** Weekdays, 1 is Monday. */
  days: readonly number[];
  /** Hours of the day; beyond 24 on the next one. */
  from: number;
  to: number;
  comment?: string;
}

/** Who works when in a week, by their place in the list of the house. */
const turns: readonly (readonly Turn[])[] = [
  [{ days: [2, 3, 4, 5, 6], from: 16, to: 23, comment: 'Service' }],
  [{ days: [3, 4, 5, 6, 7], from: 15, to: 23.5, comment: 'Küche' }],
  [
    { days: [4, 5, 6], from: 18, to: 24, comment: 'Bar' },
    { days: [7], from: 10, to: 15, comment: 'Frühstück' },
  ],
  [{ days: [1, 2, 5, 6], from: 11, to: 19, comment: 'Küche' }],
  [{ days: [5, 6], from: 18, to: 22 }],
  [{ days: [1, 2, 3, 7], from: 14, to: 22, comment: 'Service' }],
  [{ days: [5, 6], from: 22, to: 30, comment: 'Spätdienst und Putzen' }],
];

/** The plan of this week, with what was worked until now, and the one of the next. */
export async function storeRoster(
  tx: Transaction,
  restaurant: DemoRestaurant,
  { names, today }: { names: readonly string[]; today: Day },
): Promise<void> {
  const monday = addDays(today, 1 - weekdayOf(today));
  for (const first of [monday, addDays(monday, 7)]) {
    const last = addDays(first, 6);
    const isRunning = first === monday;
    await tx.run(command`
      with plan as (
        insert into roster_plan (restaurant_id, status, starts_on, ends_on)
        values (${restaurant.id}, 'EDITABLE', ${first}, ${last}) returning id)
      insert into roster_entry (restaurant_id, plan_id, kind, employee, day, starts_at, ends_at,
                                comment)
      select ${restaurant.id}, plan.id, e.kind, e.employee, e.day, e."startsAt", e."endsAt", e.comment
        from plan, jsonb_to_recordset(${JSON.stringify(entriesOf())}::jsonb)
          as e (kind text, employee text, day date, "startsAt" timestamptz, "endsAt" timestamptz,
                comment text)`);

    function entriesOf() {
      const shifts = names.flatMap((employee, index) =>
        (turns[index] ?? []).flatMap(({ days, from, to, comment = '' }) =>
          days.map((day) => ({ employee, day: addDays(first, day - 1), from, to, comment })),
        ),
      );
      const worked = shifts.filter(({ day }) => isRunning && day < today);
      return [
        ...shifts.map((shift) => entryOf('SHIFT', shift)),
        // Every third of them took a quarter of an hour longer.
        ...worked.map((shift, index) =>
          entryOf('RECORDING', {
            ...shift,
            to: shift.to + (index % 3 === 0 ? 0.25 : 0),
            comment: '',
          }),
        ),
      ];
    }
  }

  function entryOf(
    kind: 'SHIFT' | 'RECORDING',
    {
      employee,
      day,
      from,
      to,
      comment,
    }: { employee: string; day: Day; from: number; to: number; comment: string },
  ) {
    const [startsAt, endsAt] = [from, to].map((hour) => {
      const instant = toInstant(minuteAt(day, hour * 60), restaurant.timeZone);
      if (instant === undefined) throw new Error(`no ${hour} o'clock on ${day}`);
      return dateOf(instant).toISOString();
    });
    return { kind, employee, day, startsAt, endsAt, comment };
  }
}
