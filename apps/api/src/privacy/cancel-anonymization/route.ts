import { cancelAnonymization as call } from '@stammtisch/contracts/privacy/anonymization';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceAnonymization, findAnonymization, toResource } from '../anonymization-row.ts';

/** One that is through already stays as it is. */
export function mountCancelAnonymization(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant }, params: { anonymizationId } }) =>
      api.database.transaction(restaurant, async (tx) => {
        const cancelled = await tx.run(command`
          update anonymization set state = 'CANCELLED', finished_at = clock_timestamp(),
                                   updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and id = ${anonymizationId}
             and state in ('WAITING', 'RUNNING')`);
        if (cancelled > 0) await tx.run(announceAnonymization(restaurant, anonymizationId));
        const row = await tx.maybe(findAnonymization(restaurant, anonymizationId));
        return row ? toResource(row) : refuse('not-found');
      }),
    { refusesDemo: true },
  );
}
