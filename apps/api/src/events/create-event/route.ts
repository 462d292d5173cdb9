import { createEvent as call } from '@stammtisch/contracts/event/change-event';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { announceEvent } from '../announce-event.ts';
import { countEvents, mostEvents } from '../count-events.ts';
import { enteredEvent } from '../entered-event.ts';
import { answerWith, hrefOf } from '../event-resource.ts';
import { findEvent } from '../event-row.ts';
import { insertEvent, withFreeReference } from '../store-event.ts';

export function mountCreateEvent(api: Api): void {
  register(api, call, async ({ session, body }) =>
    withFreeReference(() =>
      atDesk(api, session, async (desk) => {
        const { tx, restaurant } = desk;
        const event = enteredEvent(body);
        if (event instanceof Refusal) return event;
        const { count } = await tx.one(countEvents(restaurant));
        if (count >= mostEvents) return refuse('too-many-events');
        const { description, link, refId = '', iCalEvent = false } = body;
        const kept = { ...event, description, link, refId, iCalEvent };
        const { id } = await tx.one(insertEvent(restaurant, kept));
        await announceEvent(desk, { type: 'event.created', href: hrefOf(id), version: 1 });
        return answerWith(await tx.one(findEvent({ restaurant, id })), todayAt(desk));
      }),
    ),
  );
}
