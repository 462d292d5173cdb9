import {
  calendarFault,
  importReport,
  refreshEventCalendar,
  subscribeEventCalendar,
  type CalendarFault,
  type CalendarTreatment,
  type EventCalendarReply,
  type ImportReport,
} from '@stammtisch/contracts/event/event-calendar';
import { findLink, isProblem, type Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellEventProblem } from './use-tell-event-problem.ts';

export interface WantedCalendar {
  name: string;
  treatAs: CalendarTreatment;
  source: { kind: 'url'; url: string } | { kind: 'file'; file: File };
}

/** Imports a calendar or reads it again, and tells what became of it. */
export function useImportCalendar(calendars: Linked | undefined) {
  const { client, notices } = useHost();
  const text = useText('settings');
  const tell = useTellEventProblem();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<CalendarFault>();

  async function run(work: () => Promise<{ resource: ImportReport }>): Promise<boolean> {
    setBusy(true);
    setFault(undefined);
    try {
      const { calendar, created, changed, unchanged, keptAway } = (await work()).resource;
      const counts = { created, changed, unchanged, keptAway };
      notices.success(text('calendars.report', { name: calendar.name, ...counts }));
      return true;
    } catch (error) {
      const reason = isProblem(error, 'calendar-not-readable')
        ? calendarFault.safeParse(error.extensions['reason']).data
        : undefined;
      if (reason) setFault(reason);
      else tell(error, text('events.save-failed'));
      return false;
    } finally {
      setBusy(false);
      // Not waited for: the form is free again, and what is typed into it next must not be cleared.
      void queries.invalidateQueries({ queryKey: ['resource'] });
    }
  }

  const upload = (on: Linked, { name, treatAs }: WantedCalendar, file: File) => {
    const link = findLink(on, 'upload');
    if (!link) throw new Error('the list of calendars takes no files');
    return client.send(link, {
      method: 'POST',
      body: new Blob([file], { type: 'application/octet-stream' }),
      variables: { name, treatAs },
      schema: importReport,
    });
  };

  return {
    isBusy,
    fault,
    add: (wanted: WantedCalendar) =>
      run(async () => {
        if (!calendars) throw new Error('the list of calendars is not there yet');
        const { source, name, treatAs } = wanted;
        if (source.kind === 'file') return upload(calendars, wanted, source.file);
        const body = { name, treatAs, url: source.url };
        return client.call(asCollection(calendars), subscribeEventCalendar, { body });
      }),
    refresh: (calendar: EventCalendarReply) =>
      run(() => client.call(calendar, refreshEventCalendar)),
  };
}

/** A collection takes new ones at its own address. */
function asCollection(collection: Linked): Linked {
  const self = findLink(collection, 'self');
  if (!self) throw new Error('a collection without an address');
  return { _links: { calendars: { href: self.href.split('?')[0] ?? self.href } } };
}
