import {
  Armchair,
  Ban,
  CalendarCheck,
  CircleQuestionMark,
  DoorOpen,
  Hourglass,
  ShoppingBag,
  UserRoundMinus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

/** The nine statuses of a reservation (decisions §1). */
export const reservationStatuses = [
  'OPEN',
  'CONFIRMED',
  'SEATED',
  'CLOSED',
  'CANCELLED',
  'CANCELLED_BY_GUEST',
  'NO_SHOW',
  'TAKE_AWAY',
  'QUEUED',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export interface StatusLook {
  icon: LucideIcon;
  /** The token of its colour: text, icon and, thinned, surface. */
  color: `--status-${string}`;
  /** Told apart without colour: struck through, dashed, only an outline, or filled with a tint. */
  shape: 'tint' | 'outline' | 'dashed' | 'struck';
}

/** How each status looks wherever it is drawn, also outside React (timeline, plan). */
export const statusLooks: Readonly<Record<ReservationStatus, StatusLook>> = {
  OPEN: { icon: CircleQuestionMark, color: '--status-open', shape: 'tint' },
  CONFIRMED: { icon: CalendarCheck, color: '--status-confirmed', shape: 'tint' },
  SEATED: { icon: Armchair, color: '--status-seated', shape: 'tint' },
  CLOSED: { icon: DoorOpen, color: '--status-closed', shape: 'outline' },
  CANCELLED: { icon: Ban, color: '--status-cancelled', shape: 'struck' },
  CANCELLED_BY_GUEST: { icon: UserRoundMinus, color: '--status-cancelled', shape: 'struck' },
  NO_SHOW: { icon: UserRoundX, color: '--status-no-show', shape: 'tint' },
  TAKE_AWAY: { icon: ShoppingBag, color: '--status-take-away', shape: 'tint' },
  QUEUED: { icon: Hourglass, color: '--status-queued', shape: 'dashed' },
};
