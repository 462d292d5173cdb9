import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { useIsFilled, useNow } from '@stammtisch/remote-kit';
import { Skeleton, useMediaQuery, useUndo } from '@stammtisch/ui-kit';
import { useRef, useState } from 'react';
import { BookAge } from '../book/book-age.tsx';
import { serviceDayOfParty, type Reservation } from '../book/reservation.ts';
import { useRooms } from '../book/use-rooms.ts';
import { useSettings } from '../book/use-settings.ts';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { WeekStrip } from '../calendar/week-strip.tsx';
import { useExport } from '../export/use-export.ts';
import { DayNote } from '../day-info/day-note.tsx';
import { useOpenRequests } from '../open-requests/use-open-requests.ts';
import { ArrivalsRow } from '../pace/arrivals-row.tsx';
import { PaceBand } from '../pace/pace-band.tsx';
import type { ListFilter } from '../reservation-list/filter-reservations.ts';
import { ListFilters } from '../reservation-list/list-filters.tsx';
import { usePlanWishes } from '../plan-view/use-plan-wishes.tsx';
import { DayPaper } from '../print/day-paper.tsx';
import { usePrint } from '../print/use-print.ts';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useChangeStatus } from '../status/use-change-status.tsx';
import { useDeleteReservation } from '../status/use-delete-reservation.tsx';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import { usePlacing } from '../timeline/use-placing.tsx';
import { DayContent, type DayContentProps } from './day-content.tsx';
import { DayExtras, type Extra } from './day-extras.tsx';
import { DayHeader } from './day-header.tsx';
import { DaySheets } from './day-sheets.tsx';
import { DayTools } from './day-tools.tsx';
import type { DayView } from './day-view-switch.tsx';
import { useDayAddress, type Sheet } from './use-day-address.ts';
import { useOpenedDay } from './use-opened-day.ts';
import { useOnlineNotices } from './use-online-notices.ts';
import { useHeldToday } from './use-held-today.ts';
import { useHolding } from './use-holding.ts';
import { useToday } from './use-today.ts';
import styles from './day-screen.module.css';

/** A month beside the list leaves it the width that its columns need. */
const roomForMonth = '(min-width: 1200px)';

/** A phone has the month behind the day's name; its first screen belongs to the parties. */
const roomForStrip = '(min-width: 750px)';

/** A timeline fills the height that there is; on a low screen the rows need it more than the week. */
const roomForWeek = '(min-height: 1000px)';

export interface DayScreenProps {
  title: string;
  firstView: DayView;
  /** What is open when the address says nothing: the form, on its own route. */
  firstSheet?: Sheet;
  /** The timeline's events, for whoever embeds this screen. */
  timelineEvents?: TimelineEvents;
}

/** The day at a glance: its list, its plan or its timeline, and everything that happens at the door. */
export function DayScreen(props: DayScreenProps) {
  const today = useToday();
  return today === undefined ? <Skeleton rows={10} /> : <ScreenOn {...props} today={today} />;
}

interface ScreenOnProps extends DayScreenProps {
  today: Day;
}

function ScreenOn({ title, firstView, firstSheet, timelineEvents, today }: ScreenOnProps) {
  const now = useNow();
  const settingsQuery = useSettings();
  const roomsQuery = useRooms();
  const settings = settingsQuery.data?.resource;
  const rooms = roomsQuery.data?.resource._embedded.rooms;
  const address = useDayAddress(today, firstSheet);
  const { sheet } = address;
  const openId = sheet && sheet.kind !== 'new' ? sheet.reservation : undefined;
  const held = useHeldToday(today, now);
  const { day, book, opened, isOpenedLoading } = useOpenedDay(address.day, {
    today: held.shown,
    openId,
  });
  const goTo: typeof address.goTo = (next, reservation) => {
    held.catchUp();
    address.goTo(next, reservation);
  };
  const [view, setView] = useState(firstView);
  const [filter, setFilter] = useState<ListFilter>({ status: 'active', text: '' });
  const [isWalkIn, setWalkIn] = useState(false);
  const [extra, setExtra] = useState<Extra | undefined>(
    address.asksForExport ? 'export' : undefined,
  );
  const requests = useOpenRequests().data?.resource.total ?? 0;
  const [tab, setTab] = useState<'overview' | 'history'>('overview');
  const search = useRef<HTMLInputElement>(null);
  const undo = useUndo();
  const status = useChangeStatus(book, undo);
  const deletion = useDeleteReservation();
  const placing = usePlacing(book, { rooms: rooms ?? [], settings }, undo);
  const hasPlan = useIsFilled(livePlanSlot);
  const load = useExport();
  const { paper, print } = usePrint();

  const openSheet = (next: Sheet) => {
    setExtra(undefined);
    address.open(next);
  };
  const walkIn = () => {
    setExtra(undefined);
    setWalkIn(true);
  };
  const openWaitingList = () => {
    setWalkIn(false);
    setExtra('waiting-list');
  };
  const open = (reservation: Reservation, firstTab: typeof tab = 'overview') => {
    setTab(firstTab);
    openSheet({ kind: 'details', reservation: reservation.id });
  };
  const actions: ReservationActions = {
    onOpen: open,
    onHistory: (reservation) => open(reservation, 'history'),
    onEdit: ({ id }) => openSheet({ kind: 'edit', reservation: id }),
    onMove: placing.onMove,
    onStretch: placing.onStretch,
    onDelete: deletion.remove,
    onStatus: (reservation, to) => void status.change(reservation, to),
  };
  const startNew: DayContentProps['onNew'] = (place) => openSheet({ kind: 'new', ...place });

  const plan = usePlanWishes({
    book: book.reservations,
    rooms: rooms ?? [],
    actions,
    move: placing.move,
    onNew: startNew,
  });

  const questions = [placing.question, plan.question, status.question, deletion.question];
  const isAsked = questions.some((each) => each !== undefined);

  useOnlineNotices((reservation) => goTo(serviceDayOfParty(reservation), reservation.id));
  useShortcuts({
    n: () => startNew(),
    w: walkIn,
    q: openWaitingList,
    t: () => goTo(today),
    arrowleft: () => goTo(addDays(day, -1)),
    arrowright: () => goTo(addDays(day, 1)),
    '1': () => setView('list'),
    '2': hasPlan ? () => setView('plan') : undefined,
    '3': () => setView('timeline'),
    '/': () => search.current?.focus(),
    p: () => print(),
    '?': () => setExtra('shortcuts'),
  });

  useHolding(held.hold, sheet?.kind === 'new' || sheet?.kind === 'edit' || isWalkIn || isAsked);

  // What is drawn together is read together: nothing moves down once it stands.
  const isReading = book.isPending || settingsQuery.isPending || roomsQuery.isLoading;
  const isBeside = (sheet !== undefined || extra !== undefined) && !isWalkIn;
  const hasMonth = useMediaQuery(roomForMonth) && view === 'list' && !isBeside;
  const isTall = useMediaQuery(roomForWeek);
  const isWide = useMediaQuery(roomForStrip);
  const hasWeek = isWide && !hasMonth && (view !== 'timeline' || isTall);

  return (
    <div className={styles.screen} data-view={view} data-beside={isBeside || undefined}>
      <DayHeader
        title={title}
        day={day}
        today={today}
        view={view}
        isBeside={isBeside}
        openRequests={requests}
        onDay={goTo}
        onView={setView}
        onOpenRequests={() => setExtra('inbox')}
        onWaitingList={openWaitingList}
        onNew={() => startNew()}
        onWalkIn={walkIn}
        tools={
          <DayTools
            onPlan={() => setExtra('plan')}
            onPrint={print}
            onExport={() => setExtra('export')}
            onShortcuts={() => setExtra('shortcuts')}
          />
        }
      >
        <DayNote key={day} day={day} undo={undo} onHold={held.hold} />
      </DayHeader>
      <div className={styles.body}>
        {hasMonth && (
          <aside className={styles.month}>
            <MonthCalendar day={day} onDay={goTo} />
          </aside>
        )}
        <div className={styles.day}>
          {hasWeek && <WeekStrip day={day} today={today} onDay={goTo} />}
          {isReading && view === 'list' && <div className={styles.band} />}
          {settings && rooms && view === 'list' && !isReading && (
            <PaceBand
              day={day}
              now={now}
              reservations={book.reservations}
              rooms={rooms}
              settings={settings}
            />
          )}
          {day === today && view === 'list' && !isReading && (
            <ArrivalsRow reservations={book.reservations} now={now} onOpen={open} />
          )}
          <BookAge reply={book.data} />
          {view === 'list' && (
            <ListFilters filter={filter} onChange={setFilter} searchRef={search} />
          )}
          <DayContent
            view={view}
            day={day}
            today={today}
            now={now}
            book={book}
            isReading={isReading}
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
            onDay={goTo}
            onHold={held.hold}
            onMove={placing.move}
            onStretch={placing.stretch}
            onWish={plan.fulfil}
          />
        </div>
      </div>
      {extra && (
        <DayExtras
          extra={extra}
          day={day}
          load={load}
          onStatus={status.change}
          onShow={(request) => {
            setExtra(undefined);
            goTo(serviceDayOfParty(request), request.id);
          }}
          onClose={() => setExtra(undefined)}
        />
      )}
      {settings && !extra && (
        <DaySheets
          sheet={sheet}
          tab={tab}
          opened={opened}
          isOpenedLoading={isOpenedLoading}
          rooms={rooms ?? []}
          settings={settings}
          day={day}
          today={today}
          now={now}
          isWalkIn={isWalkIn}
          actions={actions}
          onSaved={(saved) => goTo(serviceDayOfParty(saved), saved.id)}
          onCloseWalkIn={() => setWalkIn(false)}
          onClose={address.close}
        />
      )}
      {paper && <DayPaper day={day} reservations={book.reservations} order={paper} />}
      {placing.question}
      {plan.question}
      {status.question}
      {deletion.question}
    </div>
  );
}
