import moment from 'moment';
import { addMinutes, minuteAt, type Day, type Minute } from '@stammtisch/domain/time/minute';
import type { TimelineOptions } from 'vis-timeline/esnext';
import { snapOnAxis, toAxis } from './axis.ts';
import { drawGroup, drawItem, type BoardWords } from './draw.ts';

const hour = 3_600_000;

/** Devices on which a finger scrolls and carries with the same gesture. */
export const touchQuery = '(pointer: coarse)';

/** What never changes while a board lives. */
export function boardOptions(given: {
  interval: number;
  /** The day above the hours. */
  dayLabel: (day: string) => string;
  words: BoardWords;
}): TimelineOptions {
  const isTouch = window.matchMedia(touchQuery).matches;
  return {
    moment: moment.utc,
    format: {
      minorLabels: { minute: 'HH:mm', hour: 'HH:mm' },
      majorLabels: (date: Date) => given.dayLabel(new Date(date).toISOString().slice(0, 10)),
    },
    // performance: without it nothing is drawn before the first resize poll, one second later
    rollingMode: { follow: false },
    showCurrentTime: true,
    stack: false,
    stackSubgroups: true,
    groupHeightMode: 'fixed',
    groupOrder: 'order',
    orientation: { axis: 'top', item: 'top' },
    margin: { item: { horizontal: 0, vertical: 4 }, axis: 4 },
    zoomMin: hour,
    zoomMax: 24 * hour,
    zoomKey: 'ctrlKey',
    horizontalScroll: true,
    horizontalScrollKey: 'shiftKey',
    verticalScroll: true,
    height: '100%',
    selectable: true,
    multiselect: false,
    editable: { add: false, remove: false, updateTime: true, updateGroup: true },
    // By mouse a party is dragged at once; by touch a scroll must not move it, so it is pressed
    // long (or tapped) first.
    itemsAlwaysDraggable: { item: !isTouch, range: !isTouch },
    longSelectPressTime: 400,
    tooltipOnItemUpdateTime: false,
    showTooltips: false,
    snap: (date) => snapOnAxis(date, given.interval),
    template: (item) => drawItem(item, given.words),
    groupTemplate: (group) => drawGroup(group, given.words),
  };
}

/** The span of the axis: the service day with an hour on either side. */
export function boardSpan(day: Day, span: { from: number; to: number }) {
  const min = addMinutes(minuteAt(day, span.from), -60);
  const max = addMinutes(minuteAt(day, span.to), 60);
  return { min: toAxis(min), max: toAxis(max) };
}

/** Where the window opens: around now on the running day, else at the evening; at most eight hours. */
export function firstWindow(
  day: Day,
  given: {
    span: { from: number; to: number };
    now: Minute;
    today: Day;
    evening: number;
    hours: number;
  },
): { start: Date; end: Date } {
  const { span, hours } = given;
  const whole = { start: minuteAt(day, span.from - 30), end: minuteAt(day, span.to + 60) };
  const length = Math.min(hours * 60, span.to - span.from + 90);
  const wished =
    day === given.today ? addMinutes(given.now, -90) : minuteAt(day, given.evening - 60);
  const latest = addMinutes(whole.end, -length);
  const start = wished < whole.start ? whole.start : wished > latest ? latest : wished;
  return { start: toAxis(start), end: toAxis(addMinutes(start, length)) };
}
