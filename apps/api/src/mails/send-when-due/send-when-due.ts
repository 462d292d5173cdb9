import * as z from 'zod';
import { daysToRate, daysToRemind } from '@stammtisch/domain/reservation/mail-schedule';
import type { Minute } from '@stammtisch/domain/time/minute';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { storeInvitation } from '../../ratings/store-invitation.ts';
import type { BookingLinks } from '../../reservations/booking-link.ts';
import { openDesk, type Desk } from '../../reservations/desk.ts';
import { tellGuest } from '../../reservations/tell-guest.ts';
import { listVisitsToRate } from './due-ratings.sql.ts';
import { listPartiesToRemind } from './due-reminders.sql.ts';

const everyRestaurant = sql(z.object({ id: restaurantId }))`select id from restaurant order by id`;

/**
 * Writes the mails that nobody causes but the clock: reminders and questions for a rating, by each
 * house's own clock (decisions §6). May run at any time and any number of times.
 *
 * @throws AggregateError after all houses, when some of them failed
 */
export async function sendWhenDue(
  database: Database,
  links: BookingLinks,
  clock = new Date(),
): Promise<void> {
  const restaurants = await database.systemTransaction((tx) => tx.many(everyRestaurant));
  const faults: unknown[] = [];
  for (const { id } of restaurants) {
    try {
      await database.transaction(id, async (tx) => {
        const opened = await openDesk(tx, id, { by: 'system', elevated: false });
        const desk = { ...opened, now: epochMinuteOf(clock) };
        const now = toMinute(desk.now, desk.house.timeZone);
        await remind(desk, now);
        await askForRatings(desk, now, links);
      });
    } catch (fault) {
      // One house's trouble does not keep the mails of the others.
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'mails of some houses were not written');
}

async function remind(desk: Desk, now: Minute): Promise<void> {
  const { active, daysAhead } = desk.house.settings.mail.reminderEmailConfig;
  if (!active) return;
  for (const row of await desk.tx.many(listPartiesToRemind(desk, daysToRemind(now, daysAhead)))) {
    await tellGuest(desk, row, 'reminder', 0, row.serviceDay);
  }
}

async function askForRatings(desk: Desk, now: Minute, links: BookingLinks): Promise<void> {
  const { active, daysAfter } = desk.house.settings.mail.feedbackEmailConfig;
  if (!active) return;
  for (const row of await desk.tx.many(listVisitsToRate(desk, daysToRate(now, daysAfter)))) {
    await desk.tx.run(storeInvitation(desk.restaurant, row, links));
    await tellGuest(desk, row, 'rating', 0, 'visit');
  }
}
