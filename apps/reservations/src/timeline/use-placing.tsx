import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Undo } from '@stammtisch/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Reservation } from '../book/reservation.ts';
import type { DayBook } from '../book/use-day-book.ts';
import type { HouseSettings } from '../book/use-settings.ts';
import { useMove, type Mover } from './use-move.tsx';
import { useStretch, type Stretch } from './use-stretch.ts';

// From the menu only; most parties are moved, and most stays stretched, by the hand.
const MoveDialog = lazy(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}));
const StretchDialog = lazy(async () => ({
  default: (await import('./stretch-dialog.tsx')).StretchDialog,
}));

export interface Placing {
  move: Mover['move'];
  stretch: Stretch;
  /** The same from the menu, for those who do not drag. */
  onMove: (reservation: Reservation) => void;
  onStretch: (reservation: Reservation) => void;
  /** Draw it once; it is there while something is asked. */
  question: ReactNode;
}

/** When and where a party sits, and how long: by the hand on the timeline, and by dialogs. */
export function usePlacing(
  book: DayBook,
  { rooms, settings }: { rooms: readonly RoomReply[]; settings: HouseSettings | undefined },
  undo: Undo,
): Placing {
  const interval = settings?.reservationSettings.timeInterval ?? 15;
  const { move, question } = useMove(book, interval, undo);
  const stretch = useStretch(book, interval, undo);
  const [moving, setMoving] = useState<Reservation>();
  const [stretching, setStretching] = useState<Reservation>();
  const isAsked = question !== undefined || moving !== undefined || stretching !== undefined;

  return {
    move,
    stretch,
    onMove: setMoving,
    onStretch: setStretching,
    question: isAsked ? (
      <>
        <Suspense fallback={null}>
          {moving && settings && (
            <MoveDialog
              reservation={moving}
              rooms={rooms}
              settings={settings}
              onMove={(wish) => void move(moving, wish)}
              onClose={() => setMoving(undefined)}
            />
          )}
          {stretching && (
            <StretchDialog
              reservation={stretching}
              interval={interval}
              onStretch={(duration) => void stretch(stretching, duration)}
              onClose={() => setStretching(undefined)}
            />
          )}
        </Suspense>
        {question}
      </>
    ) : undefined,
  };
}
