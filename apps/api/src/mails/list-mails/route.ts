import { listFailedMails, listReservationMails } from '@stammtisch/contracts/mail/outgoing-mail';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toOutgoingMail, type OutgoingRow } from '../outgoing-mail.ts';
import { countReservation, listFailures, listMailsOf, pageSize } from './list-mails.sql.ts';

export function mountListMails(api: Api): void {
  register(api, listReservationMails, async ({ session: { restaurant }, params, query }) =>
    api.database.transaction(restaurant, async (tx) => {
      const { reservationId } = params;
      if ((await tx.one(countReservation(restaurant, reservationId))).total === 0) {
        return refuse('not-found');
      }
      const rows = await tx.many(listMailsOf(restaurant, reservationId, query.page));
      return paged(`/api/1/reservations/${reservationId}/outbox`, query.page, rows);
    }),
  );
  register(api, listFailedMails, async ({ session: { restaurant }, query }) =>
    api.database.transaction(restaurant, async (tx) =>
      paged(listFailedMails.path, query.page, await tx.many(listFailures(restaurant, query.page))),
    ),
  );
}

function paged(path: string, page: number, rows: (OutgoingRow & { total: number })[]) {
  return {
    ...pageOf(path, { page, pageSize, total: rows[0]?.total ?? 0 }),
    _embedded: { mails: rows.map(toOutgoingMail) },
  };
}
