import type { EventReply } from '@stammtisch/contracts/event/event';
import { dayOf, type Day } from '@stammtisch/domain/time/minute';
import { useNow, useText } from '@stammtisch/remote-kit';
import { Button, Menu, PageHeader, SegmentedControl } from '@stammtisch/ui-kit';
import { CalendarSync, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EventEditorSheet } from './event-editor-sheet.tsx';
import { EventMonth } from './event-month.tsx';
import { newEventOn, valuesOf, type EventValues } from './event-values.ts';
import { presetNames, startFrom } from './presets.ts';
import { ListedEvents } from './listed-events.tsx';
import { useDeleteEvent } from './use-delete-event.ts';
import { useEvents } from './use-events.ts';
import styles from './events-screen.module.css';

const CalendarsSheet = lazy(async () => {
  const { CalendarsSheet: sheet } = await import('./calendars-sheet.tsx');
  return { default: sheet };
});

const views = ['upcoming', 'past', 'calendar'] as const;
type View = (typeof views)[number];

interface Open {
  event: EventReply | undefined;
  start: EventValues;
}

/** When the house is closed, and when it has something special. */
export function EventsScreen() {
  const text = useText('settings');
  const today = dayOf(useNow());
  const [view, setView] = useState<View>('upcoming');
  const [open, setOpen] = useState<Open>();
  const [isImporting, setImporting] = useState(false);
  const remove = useDeleteEvent();
  // Its links are needed in every view.
  const { collection } = useEvents({ when: 'upcoming' });

  const row = {
    today,
    openId: open?.event?.id,
    onOpen: (event: EventReply) => setOpen({ event, start: valuesOf(event) }),
    onDelete: async (event: EventReply) => {
      const isGone = await remove(event);
      if (isGone) setOpen((now) => (now?.event?.id === event.id ? undefined : now));
    },
  };
  const openNew = (day: Day, preset: (typeof presetNames)[number] = 'event') =>
    setOpen({ event: undefined, start: startFrom(newEventOn(day), preset) });

  const newEntry = (
    <Menu
      label={text('events.preset')}
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {text('events.new')}
        </Button>
      }
      entries={presetNames.map((name) => ({
        id: name,
        label: text(`events.preset-${name}`),
        description: text(`events.preset-${name}-why`),
        onAction: () => openNew(today, name),
      }))}
    />
  );

  return (
    <div className={styles.screen} data-beside={open !== undefined || isImporting || undefined}>
      <PageHeader
        title={text('events.title')}
        subtitle={text('events.lead')}
        actions={
          <>
            <Button icon={<CalendarSync aria-hidden />} onPress={() => setImporting(true)}>
              {text('events.import')}
            </Button>
            {newEntry}
          </>
        }
      />
      <SegmentedControl
        label={text('events.view')}
        className={styles.views}
        value={view}
        onChange={setView}
        segments={views.map((value) => ({ value, label: text(`events.${value}`) }))}
      />
      {view === 'calendar' ? (
        <EventMonth {...row} onNewOn={(day) => openNew(day)} />
      ) : (
        <ListedEvents key={view} when={view} onNew={() => openNew(today)} {...row} />
      )}
      {open && (
        <EventEditorSheet
          key={open.event?.id ?? `new-${open.start.start}-${open.start.eventOnly}`}
          event={open.event}
          start={open.start}
          today={today}
          collection={collection}
          onSaved={() => setOpen(undefined)}
          onDelete={row.onDelete}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isImporting && (
        <Suspense>
          <CalendarsSheet
            collection={collection}
            onDelete={remove}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
