import { listEventCalendars } from '@stammtisch/contracts/event/event-calendar';
import { findLink, type Linked } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { Banner, FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { CalendarItem } from './calendar-item.tsx';
import { ImportForm } from './import-form.tsx';
import { useImportCalendar } from './use-import-calendar.ts';
import type { useDeleteEvent } from './use-delete-event.ts';
import styles from './calendars-sheet.module.css';

export interface CalendarsSheetProps {
  /** The list of events; its link `calendars` leads here. */
  collection: Linked | undefined;
  onDelete: ReturnType<typeof useDeleteEvent>;
  onClose: () => void;
}

/** Imports holidays and other calendars, and tells what has become of those that were. */
export function CalendarsSheet({ collection, onDelete, onClose }: CalendarsSheetProps) {
  const text = useText('settings');
  const link = collection && findLink(collection, 'calendars');
  const query = useResource(link, { schema: listEventCalendars.reply });
  const importing = useImportCalendar(query.data?.resource);
  return (
    <SideSheet isOpen isPageUsable title={text('calendars.title')} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.lead}>{text('calendars.lead')}</p>
        <ImportForm importing={importing} />
        {importing.fault && (
          <Banner tone="danger">{text(`calendars.fault-${importing.fault}`)}</Banner>
        )}
        <section aria-label={text('calendars.known')}>
          <h3 className={styles.heading}>{text('calendars.known')}</h3>
          {render()}
        </section>
      </div>
    </SideSheet>
  );

  function render() {
    if (query.isError) {
      return <FailureCard title={text('calendars.failed')} onRetry={() => void query.refetch()} />;
    }
    if (query.data === undefined) return <Skeleton rows={2} />;
    const { calendars } = query.data.resource._embedded;
    if (calendars.length === 0) {
      return <p className={styles.lead}>{text('calendars.known-none')}</p>;
    }
    return (
      <ul className={styles.list}>
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <CalendarItem calendar={calendar} importing={importing} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    );
  }
}
