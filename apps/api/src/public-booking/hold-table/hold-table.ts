import type { BodyOf } from '@stammtisch/contracts/call';
import { holdSeconds, type holdTable as call } from '@stammtisch/contracts/public/hold-table';
import type { TableHold } from '@stammtisch/contracts/public/hold-table';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { askTime } from '../../availability/ask-day.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { Desk } from '../../reservations/desk.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { planStay } from '../../reservations/stay.ts';
import { countHolds, deleteHold, storeHold } from '../../reservations/table-holds.ts';
import { refusePartySize } from '../party-size.ts';
import { refuseTime } from '../refuse-time.ts';

/** A family behind one address may type at once; whoever keeps more tables is no guest. */
const mostBySource = 8;

/** Keeps a time for a guest, asked under the day lock like a booking. */
export async function holdTable(
  desk: Desk,
  wish: BodyOf<typeof call>,
  source: Buffer,
): Promise<TableHold | Refusal> {
  const { tx, restaurant, house } = desk;
  const { token, persons, time } = wish;
  const refused = refusePartySize(desk, persons, '/persons');
  if (refused) return refused;
  const day = parseDay(wish.date);
  if (!day) return refuse('invalid-request');
  const stay = planStay(house, { date: formatWireDate(day), time, persons });
  if (stay instanceof Refusal) return stay;

  await lockDays(tx, restaurant, [stay.serviceDay]);
  const party = { persons, audience: 'guest', eventId: wish.event, own: { hold: token } } as const;
  const asked = await askTime(desk, stay, party);
  if (asked.asked.refusal) {
    // What it kept before is given back: the guest has left that time.
    await tx.run(deleteHold(restaurant, token));
    return refuseTime(asked);
  }
  const { count } = await tx.one(countHolds(restaurant, source, token));
  if (count >= mostBySource) {
    return refuse('too-many-requests', { headers: { 'retry-after': String(holdSeconds) } });
  }
  await tx.run(storeHold(restaurant, { token, persons, stay, source, seconds: holdSeconds }));
  const self = `/api/1/public/restaurants/${house.identifier}`;
  return {
    seconds: holdSeconds,
    date: wish.date,
    time,
    persons,
    _links: {
      self: { href: `${self}/holds` },
      release: { href: `${self}/holds/release` },
    },
  };
}
