import type { EventFields } from '@stammtisch/contracts/event/event';
import {
  settleEvent,
  type BookingSwitches,
  type EventDraft,
} from '@stammtisch/domain/opening-hours/settle-event';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { refuse, type Refusal } from '../platform/http/refusal.ts';

/** What staff entered, as the rules keep it; an end before the start is refused (specification §5). */
export function enteredEvent(
  fields: EventFields,
  before?: BookingSwitches,
): CalendarEvent | Refusal {
  const settled = settleEvent(draftOf(fields), before);
  if (settled.kind === 'settled') return settled.event;
  const message = 'The end time is smaller than the start time. Please correct it.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/endTime', code: settled.code, message }],
  });
}

function draftOf(fields: EventFields): EventDraft {
  const [startTime, endTime] = [fields.startTime, fields.endTime].map(
    ([hours, minutes]) => hours * 60 + minutes,
  );
  const start = parseWireDate(fields.start);
  if (start === undefined || startTime === undefined || endTime === undefined) {
    throw new Error(`the contract let through what is no event: ${JSON.stringify(fields)}`);
  }
  const end = fields.end === undefined ? undefined : parseWireDate(fields.end);
  return { ...fields, start, end, startTime, endTime };
}
