import { stateAfter } from '@stammtisch/domain/phone/call-state';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { CallReport } from './call-report.ts';
import { noticeOfCall } from './phone-call-resource.ts';
import {
  findCall,
  findReported,
  insertCall,
  lockCalls,
  storeState,
  type PhoneCallRow,
} from './phone-call-row.ts';

/**
 * Notes what a phone system tells and has the screens ring. What is known already changes nothing and
 * rings nowhere. A hangup of a call that nobody has heard of makes none, unless the call has a number:
 * then its beginning, when it comes late, finds that it is over.
 */
export async function tellCall(
  tx: Transaction,
  restaurant: RestaurantId,
  report: CallReport,
): Promise<PhoneCallRow | undefined> {
  await tx.one(lockCalls(restaurant));
  const known = await tx.maybe(findReported(restaurant, report));
  const state = stateAfter(known?.state, report.event);
  if (known === undefined) {
    if (state === 'ENDED' && report.callId === undefined) return undefined;
    const call = await tx.one(insertCall(restaurant, report, state));
    if (state !== 'ENDED') await tx.run(noticeOfCall(restaurant, call));
    return call;
  }
  if (state === known.state) return known;
  await tx.run(storeState(restaurant, known.id, state));
  const changed = await tx.one(findCall(restaurant, known.id));
  await tx.run(noticeOfCall(restaurant, changed));
  return changed;
}
