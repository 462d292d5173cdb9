import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { formatTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { useRef, type PointerEvent } from 'react';
import { spanOf, withSpan } from './hours.ts';
import styles from './week-grid.module.css';

export interface HourBarProps {
  hour: OpeningHourSetting;
  day: string;
  /** Minutes since midnight at which the axis begins, and how many it shows. */
  first: number;
  length: number;
  onChange: (hour: OpeningHourSetting) => void;
}

/** Minutes that a drag snaps to: the finest step of the house's clock. */
const step = 15;
/** Pixels at an end that move this end alone. */
const grip = 10;

interface Drag {
  x: number;
  part: 'start' | 'end' | 'whole';
  span: { from: number; to: number };
  from: OpeningHourSetting;
}

/** One opening hour in the week; a press goes to its row, where the keyboard changes it. */
export function HourBar({ hour, day, first, length, onChange }: HourBarProps) {
  const text = useText('settings');
  const drag = useRef<Drag | undefined>(undefined);
  const span = spanOf(hour);
  if (span === undefined) return null;
  const { from, to } = span;
  const share = (minutes: number) => `${(100 * minutes) / length}%`;
  const until = from === to ? '' : `–${formatTime(to)}`;
  const words = `${formatTime(from)}${until}`;

  function take(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const at = event.clientX - box.left;
    const part = at < grip ? 'start' : at > box.width - grip ? 'end' : 'whole';
    event.currentTarget.setPointerCapture(event.pointerId);
    const isPoint = from === to;
    drag.current = {
      x: event.clientX,
      part: isPoint ? 'whole' : part,
      span: { from, to },
      from: hour,
    };
  }

  function pull(event: PointerEvent<HTMLButtonElement>) {
    const track = event.currentTarget.parentElement;
    if (!drag.current || !track) return;
    const { x, part, span: before, from: origin } = drag.current;
    const minutes = ((event.clientX - x) / track.clientWidth) * length;
    const moved = Math.round(minutes / step) * step;
    onChange(
      withSpan(origin, {
        from: part === 'end' ? before.from : before.from + moved,
        to: part === 'start' ? before.to : before.to + moved,
      }),
    );
  }

  return (
    <button
      type="button"
      className={styles.bar}
      data-point={from === to || undefined}
      data-blocked={hour.onlineGuestLimit === 0 || undefined}
      style={{ left: share(from - first), width: from === to ? undefined : share(to - from) }}
      aria-label={text('hours.bar', { day, hours: words })}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
      onClick={() => document.querySelector(`#hours-${hour.dayOfWeek}`)?.scrollIntoView()}
    >
      <span>
        {formatTime(from)}
        <span className={styles.until}>{until}</span>
      </span>
      {hour.onlineGuestLimit > 0 && <small>{hour.onlineGuestLimit}</small>}
    </button>
  );
}
