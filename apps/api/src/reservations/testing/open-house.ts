import * as z from 'zod';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { addDays, dayOf, parseDay, type Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command, sql } from '../../platform/database/sql.ts';
import {
  createTestApi,
  type TestApi,
  type TestApiOptions,
} from '../../platform/testing/create-test-api.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Partial<T[K]> };

export interface OpenHouse extends TestApi {
  /** Table ids by name: `1` and `2` seat four, `3` seats two. */
  tables: Record<string, string>;
  /** Two days from now, when the house is open from 17:00 to 23:00. */
  day: Day;
  wireDay: string;
  today: Day;
}

const idRow = z.object({ id: z.string(), name: z.string() });

/** Open every day from 00:00 to 24:00, so that tests run at any hour. */
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
  type: 'timespan' as const,
  dayOfWeek,
  start: '00:00',
  end: '24:00',
  onlineGuestLimit: -1,
}));

/** A restaurant, in Berlin unless its zone is given, with one room, three tables and opening hours around the clock. */
export async function openHouse(
  options: TestApiOptions & { settings?: DeepPartial<Settings> } = {},
): Promise<OpenHouse> {
  const test = await createTestApi(options);
  const { settings, ...rest } = options;
  const sections = {
    ...settings,
    reservationSettings: { openingHours: everyDay, ...settings?.reservationSettings },
  };
  const { id } = test.restaurant;
  const tables = await test.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into settings (restaurant_id, sections) values (${id}, ${JSON.stringify(sections)})`);
    return tx.many(sql(idRow)`
      with hall as (
        insert into room (restaurant_id, name) values (${id}, 'Saal') returning id)
      insert into dining_table (restaurant_id, room_id, name, seats, order_index)
      select ${id}, hall.id, t.name, t.seats, t.place
        from hall, (values ('1', 4, 1), ('2', 4, 2), ('3', 2, 3)) as t (name, seats, place)
      returning id, name`);
  });
  const timeZone = options.timeZone ?? 'Europe/Berlin';
  const today = dayOf(toMinute(epochMinuteOf(new Date()), timeZone));
  const day = addDays(today, 2);
  return {
    ...test,
    ...rest,
    tables: Object.fromEntries(tables.map((table) => [table.name, table.id])),
    today,
    day,
    wireDay: formatWireDate(day),
  };
}

/** The day that a text names; tests write real days only. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`no day: ${text}`);
  return parsed;
}
