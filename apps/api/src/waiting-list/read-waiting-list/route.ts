import { createHash } from 'node:crypto';
import { readWaitingList as call } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import type { TableRef } from '@stammtisch/contracts/reservation/reservation';
import { formatWireDate, formatWireTime, parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Quote } from '@stammtisch/domain/waiting-list/quote-queue';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import { atDesk, todayAt, type Desk } from '../../reservations/desk.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { quoteDay, type QuotedParty } from '../quote-day.ts';
import { describeTables } from '../queue.sql.ts';

const pageSize = 100;

export function mountReadWaitingList(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const day =
        (query.date === undefined ? undefined : parseWireDate(query.date)) ?? todayAt(desk);
      const { parties, sizes } = await quoteDay(desk, day);
      const quoted = parties.flatMap(({ quote }) => quote.place?.tables ?? []);
      const tables = await desk.tx.many(describeTables(desk.restaurant, quoted));
      const { page } = query;
      const path = `${call.path}?date=${formatWireDate(day)}`;
      const body = {
        ...pageOf(path, { page, pageSize, total: parties.length }),
        quotes: sizes.map((quote) => ({ persons: quote.party.persons, ...told(quote, desk) })),
        _embedded: {
          parties: parties
            .map((party, index) => toWaitingParty(party, index + 1, { desk, tables }))
            .slice((page - 1) * pageSize, page * pageSize),
        },
      };
      // Tables, settings and the clock show here beside the reservations.
      const version = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
      return answer(body, { version });
    }),
  );
}

function told({ place }: Quote, { now, house }: Desk) {
  return {
    minutes: place ? place.at - now : null,
    time: place ? formatWireTime(toMinute(place.at, house.timeZone)) : null,
  };
}

function toWaitingParty(
  { row, quote }: QuotedParty,
  position: number,
  { desk, tables }: { desk: Desk; tables: readonly TableRef[] },
) {
  const quoted = tables.filter(({ id }) => quote.place?.tables.includes(id));
  return {
    ...toResource(row, desk),
    wait: { ...told(quote, desk), position, tables: quoted, reason: quote.reason ?? null },
  };
}
