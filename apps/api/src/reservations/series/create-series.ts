import * as z from 'zod';
import type { BodyOf } from '@stammtisch/contracts/call';
import {
  createSeries as call,
  type Occurrence,
  type SeriesOutcome,
} from '@stammtisch/contracts/reservation/series';
import { repeatedStarts, type RepeatRule } from '@stammtisch/domain/reservation/repeat';
import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import {
  formatWireDate,
  formatWireTime,
  parseWireDate,
  parseWireMinute,
} from '@stammtisch/domain/time/wire-time';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../booking-link.ts';
import { chooseGuest } from '../choose-guest.ts';
import { createReservation } from '../create-reservation/create-reservation.ts';
import { atDesk, type Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { confirmSeries } from '../tell-guest.ts';
import { hasConflict, occurrenceOf, refuseConflicts, withoutIds } from './occurrence.ts';
import { oneOfSeveral, tentatively } from './tentatively.ts';

type Wish = BodyOf<typeof call>;

const idRow = z.object({ id: z.string() });

export function mountCreateSeries(api: Api, links: BookingLinks): void {
  register(api, call, async (request) =>
    atDesk(api, request.session, (desk) => {
      const write = () => createSeries(desk, links, request.body, request.query);
      // A preview is asked again and again; only what is kept is done once.
      return request.query.dryRun ? write() : once(desk.tx, desk.restaurant, request, write);
    }),
  );
}

function createSeries(
  desk: Desk,
  links: BookingLinks,
  wish: Wish,
  { dryRun }: { dryRun: boolean },
): Promise<SeriesOutcome | Refusal> {
  return tentatively<SeriesOutcome | Refusal>(desk.tx, async () => {
    const occurrences = await writeAll(desk, links, wish);
    if (occurrences instanceof Refusal) return { result: occurrences, isKept: false };
    if (!dryRun && hasConflict(occurrences)) {
      return { result: refuseConflicts(occurrences), isKept: false };
    }
    const told = dryRun ? withoutIds(occurrences) : occurrences;
    return { result: { occurrences: told, _links: {} }, isKept: !dryRun };
  });
}

async function writeAll(
  desk: Desk,
  links: BookingLinks,
  { repeat, skip, notifyGuest, ...fields }: Wish,
): Promise<Occurrence[] | Refusal> {
  const starts = startsOf(fields, repeat);
  if (starts.length === 0) return refuseEmpty();
  const guest = await chooseGuest(desk, fields.guest);
  if (guest instanceof Refusal) return guest;
  const { id } = await desk.tx.one(sql(idRow)`
    insert into reservation_series (restaurant_id, unit, every)
    values (${desk.restaurant}, ${repeat.unit}, ${repeat.every}) returning id`);

  const occurrences: Occurrence[] = [];
  const parties: ReservationRow[] = [];
  for (const start of starts) {
    const date = formatWireDate(dayOf(start));
    const order = {
      ...fields,
      guest: { id: guest.id },
      date,
      time: formatWireTime(start),
      status: 'CONFIRMED' as const,
      notifyGuest: false,
    };
    const written = skip.includes(date)
      ? ('skipped' as const)
      : await oneOfSeveral(desk.tx, () => createReservation(desk, links, order, id));
    const told = occurrenceOf(start, written);
    if (told instanceof Refusal) return told;
    occurrences.push(told);
    if (written !== 'skipped' && !(written instanceof Refusal)) parties.push(written);
  }
  if (notifyGuest) await confirmSeries(desk, parties);
  return occurrences;
}

function startsOf({ date, time }: Pick<Wish, 'date' | 'time'>, repeat: Wish['repeat']): Minute[] {
  const first = parseWireMinute(date, time);
  const end = endOf(repeat.end);
  return first && end ? repeatedStarts(first, { ...repeat, end }) : [];
}

function endOf(end: Wish['repeat']['end']): RepeatRule['end'] | undefined {
  if (end.kind === 'count') return end;
  const day = parseWireDate(end.date);
  return day && { kind: 'until', day };
}

function refuseEmpty(): Refusal {
  const message = 'The series ends before it begins. Choose a later last day.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/repeat/end', code: 'end-before-start', message }],
  });
}
