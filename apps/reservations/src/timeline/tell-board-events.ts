import type { Timeline, TimelineEventPropertiesResult } from 'vis-timeline/esnext';
import { fromAxis } from './axis.ts';
import type { TimelineEvents, TimelinePoint } from './timeline-events.ts';

/** Hands vis-timeline's events on in the house's own words. */
export function tellBoardEvents(
  timeline: Timeline,
  events: () => TimelineEvents,
  point: (told: TimelineEventPropertiesResult) => TimelinePoint,
): void {
  const inWindow = (told: { start: Date; end: Date; byUser: boolean }) => ({
    start: fromAxis(told.start),
    end: fromAxis(told.end),
    byUser: told.byUser,
  });
  const marker = (told: { id: string | number; time: Date }) => ({
    id: String(told.id),
    time: fromAxis(told.time),
  });
  timeline.on('rangechange', (told) => events().rangechange?.(inWindow(told)));
  timeline.on('rangechanged', (told) => events().rangechanged?.(inWindow(told)));
  timeline.on('timechange', (told) => events().timechange?.(marker(told)));
  timeline.on('timechanged', (told) => events().timechanged?.(marker(told)));
  timeline.on('click', (told) => events().click?.(point(told)));
  timeline.on('doubleClick', (told) => events().doubleClick?.(point(told)));
  timeline.on('contextmenu', (told) => events().contextmenu?.(point(told)));
}
