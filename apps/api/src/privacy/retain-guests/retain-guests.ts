import * as z from 'zod';
import { minuteOfDay } from '@stammtisch/domain/time/minute';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { loadHouse, lockSettings } from '../../settings/house.ts';
import { findActive } from '../anonymization-row.ts';
import { requestAnonymization } from '../anonymize-guests/request-anonymization.ts';
import { countConcerned } from '../count-anonymization/route.ts';
import { retentionOf } from './retention.ts';

/** After the last guests have left, in minutes since midnight of the house's own clock. */
const nightBegins = 3 * 60;

/** Every hour, because it is night in some zone at any of them. */
export async function registerRetainGuests(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('retain-guests', '41 * * * *', () => retainGuests(database));
}

const housesWithRule = sql(z.object({ id: restaurantId }))`
  select restaurant_id as id from settings
   where (sections -> 'privacySettings' ->> 'retentionMonths')::int > 0 order by restaurant_id`;

/**
 * Asks for the anonymisation of those whose time is over in houses that want it, from three in the
 * morning on. A night that was missed is caught up with. May run any number of times: when nobody is
 * due, nothing is asked for.
 */
export async function retainGuests(database: Database, clock = new Date()): Promise<void> {
  const houses = await database.systemTransaction((tx) => tx.many(housesWithRule));
  for (const { id } of houses) {
    await database.transaction(id, async (tx) => {
      await tx.run(lockSettings(id));
      const house = await tx.one(loadHouse(id));
      const now = toMinute(epochMinuteOf(clock), house.timeZone);
      const due = retentionOf(house, clock);
      if (!due || minuteOfDay(now) < nightBegins || (await tx.maybe(findActive(id)))) return;
      const { guests } = await tx.one(countConcerned(id, due));
      if (guests > 0) await requestAnonymization(tx, id, { ...due, requestedBy: '' });
    });
  }
}
