import type { PhoneCallReply } from '@stammtisch/contracts/phone/phone-call';
import { phoneCallChange } from '@stammtisch/contracts/phone/phone-call-change';
import { secondsLeft } from '@stammtisch/domain/phone/call-state';
import { toResource as toGuest } from '../guests/guest-row.ts';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Statement } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { findCallersGuests } from './callers-guests.sql.ts';
import type { PhoneCallRow } from './phone-call-row.ts';

const hrefOf = (id: string) => `/api/1/phone/calls/${id}`;

/** Tells every open screen of the house that there is a call; who it is they ask for themselves. */
export function noticeOfCall(restaurant: RestaurantId, { id, version }: PhoneCallRow): Statement {
  return notice(restaurant, { type: phoneCallChange, href: hrefOf(id), version: String(version) });
}

/** Calls with whoever may be calling. */
export async function toResources(
  tx: Transaction,
  restaurant: RestaurantId,
  rows: readonly PhoneCallRow[],
): Promise<PhoneCallReply[]> {
  const callers = new Set(rows.flatMap(({ caller }) => caller ?? []));
  const guests = (await tx.many(findCallersGuests(restaurant, [...callers]))).map(toGuest);
  return rows.map(({ id, state, caller, startedAt, sinceStart, sinceEnd }) => ({
    id,
    state,
    caller,
    startedAt: startedAt.toISOString(),
    secondsLeft: secondsLeft(sinceStart, sinceEnd ?? undefined),
    guests: guests.filter(({ phone }) => phone === caller),
    _links: { self: { href: hrefOf(id) }, 'put-away': { href: `${hrefOf(id)}/put-away` } },
  }));
}
