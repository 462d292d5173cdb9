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
import type { Status } from '@stammtisch/domain/reservation/status';

export interface StatusLook {
  icon: LucideIcon;
  /** The token of its colour: text, icon and, thinned, surface. */
  color: `--status-${string}`;
  /** Told apart without colour: struck through, dashed, only an outline, or filled with a tint. */
  shape: 'tint' | 'outline' | 'dashed' | 'struck';
}

/** How each status looks wherever it is drawn, also outside React (timeline, plan). */
export const statusLooks: Readonly<Record<Status, StatusLook>> = {
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
