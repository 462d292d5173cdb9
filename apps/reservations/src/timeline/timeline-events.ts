import type { Minute } from '@stammtisch/domain/time/minute';
import type { Reservation } from '../book/reservation.ts';

/** A place on the timeline that was pressed: what lies there, and the minute it stands for. */
export interface TimelinePoint {
  reservation: Reservation | undefined;
  /** Row: a table's id, `unassigned`, a room's id; undefined on the axis. */
  group: string | undefined;
  /** On the grid of the house's time interval. */
  time: Minute;
  event: Event;
}

export interface TimelineWindow {
  start: Minute;
  end: Minute;
  /** False when the program moved the window. */
  byUser: boolean;
}

export interface TimelineMarker {
  id: string;
  time: Minute;
}

/** The eight events that the timeline offers its host, under their own names; times are wall clock. */
export interface TimelineEvents {
  /** While the window is moved or zoomed. */
  rangechange?: (window: TimelineWindow) => void;
  /** Once, when it stands still again. */
  rangechanged?: (window: TimelineWindow) => void;
  /** While the marker is dragged. */
  timechange?: (marker: TimelineMarker) => void;
  timechanged?: (marker: TimelineMarker) => void;
  click?: (point: TimelinePoint) => void;
  doubleClick?: (point: TimelinePoint) => void;
  contextmenu?: (point: TimelinePoint) => void;
  /** A party that may be changed was opened by a double click. */
  onUpdate?: (reservation: Reservation) => void;
}
