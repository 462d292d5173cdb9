import {
  subscribeEventCalendar,
  uploadEventCalendar,
  type CalendarFault,
} from '@stammtisch/contracts/event/event-calendar';
import type { Api } from '../../../platform/http/api.ts';
import type { Session } from '../../../platform/http/gate.ts';
import { register } from '../../../platform/http/register.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../../reservations/desk.ts';
import { downloadCalendar, mostBytes } from '../download/download-calendar.ts';
import { importCalendar } from '../import-calendar/import-calendar.ts';
import type { NamedCalendar } from '../import-calendar/import-calendar.sql.ts';
import { readAside } from '../read/read-aside.ts';

export function refuseUnreadable(reason: CalendarFault) {
  return refuse('calendar-not-readable', { extension: { reason } });
}

export function mountSubscribe(api: Api): void {
  register(
    api,
    subscribeEventCalendar,
    async ({ session, body }) => {
      // Before any transaction: a slow server must not hold a connection of the database.
      const found = await downloadCalendar(body.url);
      if (found.kind === 'fault') return refuseUnreadable(found.code);
      return takeOver(api, session, body, found.text);
    },
    // Nobody shall make this server ask around for them without an account of their own.
    { refusesDemo: true },
  );
  register(
    api,
    uploadEventCalendar,
    async ({ session, query, body }) =>
      takeOver(api, session, { ...query, url: '' }, new TextDecoder().decode(body)),
    { takes: 'bytes', bodyLimit: mostBytes },
  );
}

/** Reads what came and imports it; nothing is kept of a calendar that could not be read. */
export async function takeOver(api: Api, session: Session, calendar: NamedCalendar, text: string) {
  const asked = await atDesk(api, session, async (desk) => {
    return { zone: desk.house.timeZone, today: todayAt(desk) };
  });
  if (!('zone' in asked)) return asked;
  const reading = await readAside({ text, ...asked });
  if (reading.kind === 'fault') return refuseUnreadable(reading.code);
  return atDesk(api, session, (desk) => importCalendar(desk, calendar, reading.calendar));
}
