import * as z from 'zod';
import type { PaymentProvider } from '../../payment/payment-provider.ts';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { openDesk } from '../../reservations/desk.ts';
import { chargeCard } from '../charge-card.ts';
import { findFeeCase } from '../fee-row.ts';
import { settleFee } from '../settle-fee.ts';

const waiting = z.object({ restaurant: restaurantId, id: z.string() });

/** Fees whose charge nobody heard the end of are asked for again, every minute. */
export async function registerReconcileFees(
  jobs: Jobs,
  database: Database,
  provider: PaymentProvider | undefined,
): Promise<void> {
  if (!provider) return;
  await jobs.every('reconcile-fees', '* * * * *', () => reconcileFees(database, provider, 30));
}

/** @param seconds how long the one who collected it may still be waiting for the answer */
export async function reconcileFees(
  database: Database,
  provider: PaymentProvider,
  seconds: number,
): Promise<void> {
  const pending = await database.systemTransaction((tx) =>
    tx.many(sql(waiting)`
      select restaurant_id as restaurant, id from fee
       where state = 'PENDING' and asked_at < now() - make_interval(secs => ${seconds})
       order by asked_at limit 100`),
  );
  for (const { restaurant, id } of pending) {
    const found = await database.transaction(restaurant, (tx) =>
      tx.maybe(findFeeCase(restaurant, id)),
    );
    if (!found?.fee) continue;
    const { fee, reservationId } = found;
    const charged = await chargeCard(provider, restaurant, found, fee);
    await database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'system', elevated: false });
      await settleFee(desk, { id, reservationId, attempt: fee.attempt }, charged);
    });
  }
}
