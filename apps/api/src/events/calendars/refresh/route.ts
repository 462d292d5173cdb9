import { refreshEventCalendar as call } from '@stammtisch/contracts/event/event-calendar';
import type { Api } from '../../../platform/http/api.ts';
import { register } from '../../../platform/http/register.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findCalendar } from '../calendar-row.ts';
import { downloadCalendar } from '../download/download-calendar.ts';
import { noteFault } from '../import-calendar/import-calendar.sql.ts';
import { refuseUnreadable, takeOver } from '../subscribe/route.ts';

export function mountRefresh(api: Api): void {
  register(
    api,
    call,
    async ({ session, params }) => {
      const { restaurant } = session;
      const key = { restaurant, id: params.calendarId };
      const row = await api.database.transaction(restaurant, (tx) => tx.maybe(findCalendar(key)));
      if (!row) return refuse('not-found');
      if (row.url === '') return refuseUnreadable('not-an-address');
      const found = await downloadCalendar(row.url);
      if (found.kind === 'text') return takeOver(api, session, row, found.text);
      await api.database.transaction(restaurant, (tx) => tx.run(noteFault(key, found.code)));
      return refuseUnreadable(found.code);
    },
    { refusesDemo: true },
  );
}
