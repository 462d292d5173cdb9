import type { Api } from '../platform/http/api.ts';
import { mountReadDayInfo } from './read-day-info/route.ts';
import { mountUpdateDayInfo } from './update-day-info/route.ts';

export function mountDayInfos(api: Api): void {
  mountReadDayInfo(api);
  mountUpdateDayInfo(api);
}
