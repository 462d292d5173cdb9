import type { Api } from '../platform/http/api.ts';
import { mountEventCalendars } from './calendars/mount.ts';
import { mountCreateEvent } from './create-event/route.ts';
import { mountDeleteEvent } from './delete-event/route.ts';
import { mountListAffectedByEvent } from './list-affected/route.ts';
import { mountListEvents } from './list-events/route.ts';
import { mountReplaceEvent } from './replace-event/route.ts';
import { mountRestoreEvent } from './restore-event/route.ts';

export function mountEvents(api: Api): void {
  mountListEvents(api);
  mountEventCalendars(api);
  mountListAffectedByEvent(api);
  mountCreateEvent(api);
  mountReplaceEvent(api);
  mountDeleteEvent(api);
  mountRestoreEvent(api);
}
