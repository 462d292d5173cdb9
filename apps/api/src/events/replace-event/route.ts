import { replaceEvent as call } from '@stammtisch/contracts/event/change-event';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { announceEvent } from '../announce-event.ts';
import { enteredEvent } from '../entered-event.ts';
import { answerWith, hrefOf, toResource } from '../event-resource.ts';
import { findEvent, lockEvent } from '../event-row.ts';
import { updateEvent, withFreeReference } from '../store-event.ts';

export function mountReplaceEvent(api: Api): void {
  register(api, call, async ({ session, params, body, ifMatch }) =>
    withFreeReference(() =>
      atDesk(api, session, async (desk) => {
        const { tx, restaurant } = desk;
        const key = { restaurant, id: params.eventId };
        const row = await tx.maybe(lockEvent(key));
        if (!row) return refuse('not-found');
        if (ifMatch === undefined) return refuse('version-required');
        if (ifMatch !== '*' && ifMatch !== String(row.version)) {
          return stale(toResource(row, todayAt(desk)), row.version);
        }
        const event = enteredEvent(body, row);
        if (event instanceof Refusal) return event;
        const { description, link, refId = row.refId, iCalEvent = row.iCalEvent } = body;
        const kept = { ...event, description, link, refId, iCalEvent };
        const changed = await tx.maybe(updateEvent(key, kept));
        if (!changed) return answerWith(row, todayAt(desk));
        const stored = await tx.one(findEvent(key));
        const { version } = stored;
        await announceEvent(desk, { type: 'event.changed', href: hrefOf(key.id), version });
        return answerWith(stored, todayAt(desk));
      }),
    ),
  );
}
