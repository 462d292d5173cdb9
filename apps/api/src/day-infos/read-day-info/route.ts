import { readDayInfo as call } from '@stammtisch/contracts/day-info/day-info';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { answerWith, findDayInfo } from '../day-info-row.ts';

export function mountReadDayInfo(api: Api): void {
  register(api, call, async ({ session, params }) => {
    const day = parseWireDate(params.date);
    if (day === undefined) return refuse('not-found');
    const { restaurant } = session;
    const row = await api.database.transaction(restaurant, (tx) =>
      tx.maybe(findDayInfo({ restaurant, day })),
    );
    return answerWith(day, row);
  });
}
