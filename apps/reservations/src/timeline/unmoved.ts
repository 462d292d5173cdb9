import type { MoveRefusal } from '@stammtisch/domain/reservation/move';
import type { Reservation } from '../book/reservation.ts';

/** Why a party that was dropped or pulled stays as it was, before anything is sent. */
export type Unmoved =
  /** It lies where it lay. */
  { kind: 'back' } | { kind: 'refused'; code: MoveRefusal } | { kind: 'taken'; by: Reservation };
