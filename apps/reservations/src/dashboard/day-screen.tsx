import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { addDays, dayOf } from '@stammtisch/domain/time/minute';
import { useIsFilled, useNow } from '@stammtisch/remote-kit';
import { useMediaQuery } from '@stammtisch/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { openingHoursOf } from '../book/opening-hours.ts';
import { serviceDayOfParty, type Reservation } from '../book/reservation.ts';
import { useRooms } from '../book/use-rooms.ts';
import { useSettings } from '../book/use-settings.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { WeekStrip } from '../calendar/week-strip.tsx';
import { DayNote } from '../day-info/day-note.tsx';
import { useOpenRequests } from '../open-requests/use-open-requests.ts';
import { ArrivalsRow } from '../pace/arrivals-row.tsx';
import { PaceBand } from '../pace/pace-band.tsx';
import type { ListFilter } from '../reservation-list/filter-reservations.ts';
import { ListFilters } from '../reservation-list/list-filters.tsx';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import { useChangeStatus } from '../status/use-change-status.tsx';
import { useDeleteReservation } from '../status/use-delete-reservation.tsx';
import { MoveDialog } from '../timeline/move-dialog.tsx';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import { useMove } from '../timeline/use-move.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { DayContent, type DayContentProps } from './day-content.tsx';
import { DayHeader } from './day-header.tsx';
import { DaySheets } from './day-sheets.tsx';
import type { DayView } from './day-view-switch.tsx';
import { useDayAddress, type Sheet } from './use-day-address.ts';
import { useOpenedDay } from './use-opened-day.ts';
import { useOnlineNotices } from './use-online-notices.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './day-screen.module.css';

const InboxSheet = lazy(async () => {
  const { InboxSheet } = await import('../open-requests/inbox-sheet.tsx');
  return { default: InboxSheet };
});

/** A month beside the list leaves it the width that its columns need. */
const roomForMonth = '(min-width: 1200px)';

export interface DayScreenProps {
  title: string;
  firstView: DayView;
  /** What is open when the address says nothing: the form, on its own route. */
  firstSheet?: Sheet;
  /** The timeline's events, for whoever embeds this screen. */
  timelineEvents?: TimelineEvents;
}

/** The day at a glance: its list, its plan or its timeline, and everything that happens at the door. */
export function DayScreen({ title, firstView, firstSheet, timelineEvents }: DayScreenProps) {
  const now = useNow();
  const settingsQuery = useSettings();
  const roomsQuery = useRooms();
  const settings = settingsQuery.data?.resource;
  const rooms = roomsQuery.data?.resource._embedded.rooms;
  const today = settings ? serviceDayOf(now, openingHoursOf(settings)) : dayOf(now);
  const address = useDayAddress(today, firstSheet);
  const { sheet } = address;
  const openId = sheet && sheet.kind !== 'new' ? sheet.reservation : undefined;
  const { day, book, opened, isOpenedLoading } = useOpenedDay(address.day, { today, openId });
  const [view, setView] = useState(firstView);
  const [filter, setFilter] = useState<ListFilter>({ status: 'active', text: '' });
  const [moving, setMoving] = useState<Reservation>();
  const [isWalkIn, setWalkIn] = useState(false);
  const [isInbox, setInbox] = useState(false);
  const requests = useOpenRequests().data?.resource.total ?? 0;
  const [tab, setTab] = useState<'overview' | 'history'>('overview');
  const search = useRef<HTMLInputElement>(null);
  const undo = useUndo();
  const status = useChangeStatus(book, undo);
  const deletion = useDeleteReservation();
  const interval = settings?.reservationSettings.timeInterval ?? 15;
  const mover = useMove(book, interval);
  const hasPlan = useIsFilled(livePlanSlot);

  const open = (reservation: Reservation, firstTab: typeof tab = 'overview') => {
    setInbox(false);
    setTab(firstTab);
    address.open({ kind: 'details', reservation: reservation.id });
  };
  const actions: ReservationActions = {
    onOpen: open,
    onHistory: (reservation) => open(reservation, 'history'),
    onEdit: ({ id }) => address.open({ kind: 'edit', reservation: id }),
    onMove: setMoving,
    onDelete: deletion.remove,
    onStatus: (reservation, to) => void status.change(reservation, to),
  };
  const startNew: DayContentProps['onNew'] = (place) => address.open({ kind: 'new', ...place });

  useOnlineNotices((reservation) => address.goTo(serviceDayOfParty(reservation), reservation.id));
  useShortcuts({
    n: () => startNew(),
    w: () => setWalkIn(true),
    t: () => address.goTo(today),
    arrowleft: () => address.goTo(addDays(day, -1)),
    arrowright: () => address.goTo(addDays(day, 1)),
    '1': () => setView('list'),
    '2': hasPlan ? () => setView('plan') : undefined,
    '3': () => setView('timeline'),
    '/': () => search.current?.focus(),
  });

  const isBeside = (sheet !== undefined || isInbox) && !isWalkIn;
  const hasMonth = useMediaQuery(roomForMonth) && view !== 'timeline' && !isBeside;

  return (
    <div className={styles.screen} data-view={view} data-beside={isBeside || undefined}>
      <DayHeader
        title={title}
        day={day}
        today={today}
        view={view}
        isBeside={isBeside}
        openRequests={requests}
        onDay={address.goTo}
        onView={setView}
        onOpenRequests={() => setInbox(true)}
        onNew={() => startNew()}
        onWalkIn={() => setWalkIn(true)}
      >
        {view === 'list' && <ListFilters filter={filter} onChange={setFilter} searchRef={search} />}
      </DayHeader>
      <div className={styles.body}>
        {hasMonth && (
          <aside className={styles.month}>
            <MonthCalendar day={day} onDay={address.goTo} />
          </aside>
        )}
        <div className={styles.day}>
          {!hasMonth && <WeekStrip day={day} today={today} onDay={address.goTo} />}
          <DayNote key={day} day={day} undo={undo} />
          {settings && rooms && view !== 'plan' && !book.isPending && (
            <PaceBand
              day={day}
              now={now}
              reservations={book.reservations}
              rooms={rooms}
              settings={settings}
            />
          )}
          {day === today && view === 'list' && (
            <ArrivalsRow reservations={book.reservations} now={now} onOpen={open} />
          )}
          <DayContent
            view={view}
            day={day}
            today={today}
            now={now}
            book={book}
            settings={settings}
            settingsQuery={settingsQuery}
            rooms={rooms}
            roomsQuery={roomsQuery}
            filter={filter}
            openId={openId}
            actions={actions}
            timelineEvents={timelineEvents}
            onFilter={setFilter}
            onView={setView}
            onNew={startNew}
            onMove={mover.move}
          />
        </div>
      </div>
      {isInbox && (
        <Suspense>
          <InboxSheet
            onStatus={status.change}
            onShow={(request) => {
              setInbox(false);
              address.goTo(serviceDayOfParty(request), request.id);
            }}
            onClose={() => setInbox(false)}
          />
        </Suspense>
      )}
      {settings && !isInbox && (
        <DaySheets
          sheet={sheet}
          tab={tab}
          opened={opened}
          isOpenedLoading={isOpenedLoading}
          book={book.reservations}
          rooms={rooms ?? []}
          settings={settings}
          day={day}
          today={today}
          now={now}
          isWalkIn={isWalkIn}
          actions={actions}
          onSaved={(saved) => address.goTo(serviceDayOfParty(saved), saved.id)}
          onCloseWalkIn={() => setWalkIn(false)}
          onClose={address.close}
        />
      )}
      {moving && settings && (
        <MoveDialog
          reservation={moving}
          book={book.reservations}
          rooms={rooms ?? []}
          settings={settings}
          onMove={(wish) => void mover.move(moving, wish)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {mover.question}
      {status.question}
      {deletion.question}
    </div>
  );
}
