import type { Api } from '../platform/http/api.ts';
import { mountArriveInQueue } from './arrive-in-queue/route.ts';
import { mountReadWaitingList } from './read-waiting-list/route.ts';
import { mountReturnToQueue } from './return-to-queue/route.ts';
import { mountSeatFromQueue } from './seat-from-queue/route.ts';

export function mountWaitingList(api: Api): void {
  mountReadWaitingList(api);
  mountSeatFromQueue(api);
  mountReturnToQueue(api);
  mountArriveInQueue(api);
}
