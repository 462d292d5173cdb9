import { chooseColumns as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import { neededFields } from '@stammtisch/domain/hotel-import/columns';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { leaveToWorker, takeStep } from '../take-step.ts';

export function mountChooseColumns(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { importId }, body }) =>
    takeStep(api, { restaurant, id: importId }, ['COLUMNS', 'REVIEW'], async (step) => {
      const errors = neededFields
        .filter((field) => body.columns[field] === undefined)
        .map((field) => ({
          pointer: `/columns/${field}`,
          code: 'required',
          message: 'Say in which column it is: without it nothing can be suggested.',
        }));
      if (errors.length > 0) return refuse('invalid-request', { errors });
      await step.tx.run(command`
        update hotel_import
           set columns = ${JSON.stringify(body.columns)}, notation = ${body.notation},
               state = 'READING', done = 0, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${importId}`);
      return leaveToWorker(step);
    }),
  );
}
