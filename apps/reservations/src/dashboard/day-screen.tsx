import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { addDays, dayOf } from '@stammtisch/domain/time/minute';
import { Slot, useIsFilled, useNow, useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { CalendarPlus, Map, SearchX } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { openingHoursOf } from '../book/opening-hours.ts';
import { serviceDayOfParty, type Reservation } from '../book/reservation.ts';
import { useRooms } from '../book/use-rooms.ts';
import { useSettings } from '../book/use-settings.ts';
import { filterReservations, type ListFilter } from '../reservation-list/filter-reservations.ts';
import { ListFilters } from '../reservation-list/list-filters.tsx';
import { ReservationList } from '../reservation-list/reservation-list.tsx';
import type { ReservationActions } from '../reservation-list/reservation-menu.tsx';
import { useChangeStatus } from '../status/use-change-status.tsx';
import { useDeleteReservation } from '../status/use-delete-reservation.tsx';
import { MoveDialog } from '../timeline/move-dialog.tsx';
import type { TimelineEvents } from '../timeline/timeline-events.ts';
import { useMove } from '../timeline/use-move.tsx';
import { DayHeader } from './day-header.tsx';
import { DaySheets } from './day-sheets.tsx';
import type { DayView } from './day-view-switch.tsx';
import { useDayAddress, type Sheet } from './use-day-address.ts';
import { useOpenedDay } from './use-opened-day.ts';
import { useOnlineNotices } from './use-online-notices.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './day-screen.module.css';

const TimelineView = lazy(async () => {
  const { TimelineView } = await import('../timeline/timeline-view.tsx');
  return { default: TimelineView };
});

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
  const text = useText('reservations');
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
  const [tab, setTab] = useState<'overview' | 'history'>('overview');
  const search = useRef<HTMLInputElement>(null);
  const status = useChangeStatus(book);
  const deletion = useDeleteReservation();
  const interval = settings?.reservationSettings.timeInterval ?? 15;
  const mover = useMove(book, interval);
  const hasPlan = useIsFilled(livePlanSlot);

  const open = (reservation: Reservation, firstTab: typeof tab = 'overview') => {
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
  const startNew = () => address.open({ kind: 'new' });

  useOnlineNotices((reservation) => address.goTo(serviceDayOfParty(reservation), reservation.id));
  useShortcuts({
    n: startNew,
    w: () => setWalkIn(true),
    t: () => address.goTo(today),
    arrowleft: () => address.goTo(addDays(day, -1)),
    arrowright: () => address.goTo(addDays(day, 1)),
    '1': () => setView('list'),
    '2': hasPlan ? () => setView('plan') : undefined,
    '3': () => setView('timeline'),
    '/': () => search.current?.focus(),
  });

  const shown = filterReservations(book.reservations, filter);
  const isBeside = sheet !== undefined && !isWalkIn;

  return (
    <div className={styles.screen} data-view={view} data-beside={isBeside || undefined}>
      <DayHeader
        title={title}
        day={day}
        today={today}
        view={view}
        isBeside={isBeside}
        openRequests={book.reservations.filter((each) => each.status === 'OPEN').length}
        onDay={address.goTo}
        onView={setView}
        onOpenRequests={() => {
          setView('list');
          setFilter({ status: 'open', text: '' });
        }}
        onNew={startNew}
        onWalkIn={() => setWalkIn(true)}
      >
        {view === 'list' && <ListFilters filter={filter} onChange={setFilter} searchRef={search} />}
      </DayHeader>
      {renderDay()}
      {settings && (
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

  function renderDay() {
    if (book.isError) {
      return <FailureCard title={text('failed.day')} onRetry={() => void book.refetch()} />;
    }
    if (settingsQuery.isError) {
      const retry = () => void settingsQuery.refetch();
      return <FailureCard title={text('failed.settings')} onRetry={retry} />;
    }
    if (book.isPending || settings === undefined) return <Skeleton rows={10} />;
    if (view === 'plan') {
      return (
        <Slot
          of={livePlanSlot}
          data={{ date: day }}
          whileLoading={<Skeleton rows={10} />}
          whenEmpty={
            <EmptyState
              icon={<Map />}
              action={<Button onPress={() => setView('list')}>{text('plan.to-list')}</Button>}
            >
              {text('plan.missing')}
            </EmptyState>
          }
        />
      );
    }
    if (view === 'timeline') {
      if (roomsQuery.isError) {
        return (
          <FailureCard title={text('failed.rooms')} onRetry={() => void roomsQuery.refetch()} />
        );
      }
      if (rooms === undefined) return <Skeleton rows={10} />;
      return (
        <Suspense fallback={<Skeleton rows={10} />}>
          <TimelineView
            day={day}
            today={today}
            now={now}
            reservations={book.reservations}
            rooms={rooms}
            settings={settings}
            openId={openId}
            events={timelineEvents}
            onOpen={open}
            onNew={(place) => address.open({ kind: 'new', ...place })}
            onMove={mover.move}
          />
        </Suspense>
      );
    }
    if (shown.length === 0) {
      const isFiltered = book.reservations.length > 0;
      const showAll = () => setFilter({ status: 'all', text: '' });
      return isFiltered ? (
        <EmptyState
          icon={<SearchX />}
          action={<Button onPress={showAll}>{text('list.show-all')}</Button>}
        >
          {text('list.nothing-found')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<CalendarPlus />}
          action={<Button onPress={startNew}>{text('new-reservation.title')}</Button>}
        >
          {text(day === today ? 'list.empty-today' : 'list.empty')}
        </EmptyState>
      );
    }
    return (
      <ReservationList
        reservations={shown}
        day={day}
        startEveningShift={settings.reservationSettings.startEveningShift}
        now={now}
        openId={openId}
        actions={actions}
      />
    );
  }
}
