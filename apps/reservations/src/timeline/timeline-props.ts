import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import type { Hold } from '../dashboard/use-holding.ts';
import type { Reservation } from '../book/reservation.ts';
import type { Move } from './decide-move.ts';
import type { TimelineEvents } from './timeline-events.ts';
import type { Stretch } from './use-stretch.ts';

/** What the day's screen hands to its timeline. */
export interface TimelineViewProps {
  day: Day;
  today: Day;
  now: Minute;
  reservations: readonly Reservation[];
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings'>;
  openId: string | undefined;
  /** Beside what the view does itself: open details, write a new reservation. */
  events?: TimelineEvents;
  onDay: (day: Day) => void;
  /** A party is carried: no other day until it is put down. */
  onHold?: Hold | undefined;
  onOpen: (reservation: Reservation) => void;
  onNew: (place: { time: string; table?: string }) => void;
  onMove: (reservation: Reservation, wish: Move) => Promise<boolean>;
  onStretch: Stretch;
  /** Asks for the new duration, where nobody can pull a bar's end. */
  onAskDuration: (reservation: Reservation) => void;
}
