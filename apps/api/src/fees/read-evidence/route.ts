import { mailType, readFeeEvidence } from '@stammtisch/contracts/payment/fee';
import { historyBy, historyWhat } from '@stammtisch/contracts/reservation/read-history';
import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openDesk } from '../../reservations/desk.ts';
import { findFeeCase } from '../fee-row.ts';
import { toFee } from '../fee-resource.ts';

const mailRow = z.object({ type: mailType, recipient: z.string(), sentAt: z.date().nullable() });
const lineRow = z.object({
  at: z.date(),
  what: historyWhat,
  by: historyBy,
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** One reservation has few of either; more than these tell nothing more. */
const most = 500;

function listMails(restaurant: RestaurantId, reservation: string) {
  return sql(mailRow)`
    select type, recipient_address as recipient, sent_at as "sentAt" from mail_outbox
     where restaurant_id = ${restaurant} and reservation_id = ${reservation}
     order by created_at limit ${most}`;
}

function listLines(restaurant: RestaurantId, reservation: string) {
  return sql(lineRow)`
    select at, what, by, from_value as "from", to_value as "to" from reservation_history
     where restaurant_id = ${restaurant} and reservation_id = ${reservation}
     order by id limit ${most}`;
}

/** What shows to a bank or a court why a fee was right. */
export function mountReadEvidence(api: Api): void {
  register(api, readFeeEvidence, async ({ session: { restaurant }, params: { feeId } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'staff', elevated: false });
      const found = await tx.maybe(findFeeCase(restaurant, feeId));
      const fee = found && toFee(found, desk);
      if (!fee) return refuse('not-found');
      const { card, reservationId } = found;
      const mails = await tx.many(listMails(restaurant, reservationId));
      const history = await tx.many(listLines(restaurant, reservationId));
      return {
        fee,
        restaurant: desk.house.name,
        bookedAt: found.bookedAt.toISOString(),
        policy: {
          text: card.policyText,
          acceptedAt: card.acceptedAt.toISOString(),
          amount: card.amount,
          per: card.per,
          freeCancellationHours: card.freeCancellationHours,
        },
        mails: mails.map((mail) => ({ ...mail, sentAt: mail.sentAt?.toISOString() ?? null })),
        history: history.map((line) => ({ ...line, at: line.at.toISOString() })),
        charge: found.fee?.charge ?? null,
        _links: { self: { href: readFeeEvidence.path.replace(':feeId', feeId) } },
      };
    }),
  );
}
