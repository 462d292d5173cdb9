import { updateDayInfo as call } from '@stammtisch/contracts/day-info/day-info';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { answerWith, hrefOf, toResource } from '../day-info-row.ts';
import { beginDayInfo, lockDayInfo, storeComment } from './update-day-info.sql.ts';

export function mountUpdateDayInfo(api: Api): void {
  register(api, call, async ({ session, params, body, ifMatch }) => {
    const day = parseWireDate(params.date);
    if (day === undefined) return refuse('not-found');
    if (ifMatch === undefined) return refuse('version-required');
    const key = { restaurant: session.restaurant, day };
    return api.database.transaction(session.restaurant, async (tx) => {
      await tx.run(beginDayInfo(key));
      const before = await tx.one(lockDayInfo(key));
      if (ifMatch !== String(before.version)) return stale(toResource(day, before), before.version);
      if (body.comment === before.comment) return answerWith(day, before);
      const after = await tx.one(storeComment(key, body.comment));
      const change = { type: 'dayinfo.changed', href: hrefOf(day), version: String(after.version) };
      await tx.run(notice(session.restaurant, change));
      return answerWith(day, after);
    });
  });
}
