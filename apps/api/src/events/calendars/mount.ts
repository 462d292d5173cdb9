import type { Api } from '../../platform/http/api.ts';
import { mountDeleteCalendar } from './delete-calendar/route.ts';
import { mountListCalendars } from './list-calendars/route.ts';
import { mountRefresh } from './refresh/route.ts';
import { mountSubscribe } from './subscribe/route.ts';

export function mountEventCalendars(api: Api): void {
  mountListCalendars(api);
  mountSubscribe(api);
  mountRefresh(api);
  mountDeleteCalendar(api);
}
