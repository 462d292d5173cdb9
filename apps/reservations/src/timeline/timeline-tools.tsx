import { useText } from '@stammtisch/remote-kit';
import {
  Button,
  IconButton,
  SegmentedControl,
  useIsNarrow,
  useMediaQuery,
  useToastLift,
} from '@stammtisch/ui-kit';
import { Hand, Minus, Plus, Rows2, Rows3 } from 'lucide-react';
import { useRef } from 'react';
import { touchQuery } from './board-options.ts';
import type { TimelineTaste } from './taste.ts';
import styles from './timeline-tools.module.css';

export interface TimelineToolsProps {
  days: TimelineTaste['days'];
  density: 'compact' | 'comfortable';
  isMoveMode: boolean;
  /** What the keys do or did, for the eye; the live region says it too. */
  hint: string;
  /** Absent on another day than today. */
  onToNow: (() => void) | undefined;
  onTaste: (change: Partial<TimelineTaste>) => void;
  onMoveMode: (isOn: boolean) => void;
  onWholeDay: () => void;
  onZoom: (direction: 'in' | 'out') => void;
}

/** Below the timeline: day or week, zoom, density, and for the finger what a scroll would be else. */
export function TimelineTools(props: TimelineToolsProps) {
  const { days, density, isMoveMode, hint, onTaste, onZoom } = props;
  const text = useText('reservations');
  const isTouch = useMediaQuery(touchQuery);
  const isNarrow = useIsNarrow();
  const isDay = days === 'day';
  const isCompact = density === 'compact';
  const tools = useRef<HTMLDivElement>(null);
  useToastLift(tools);
  const moveMode = {
    variant: isMoveMode ? 'primary' : 'secondary',
    'aria-pressed': isMoveMode,
    onPress: () => props.onMoveMode(!isMoveMode),
  } as const;
  return (
    <div className={styles.tools} ref={tools}>
      <SegmentedControl
        label={text('timeline.days')}
        value={days}
        onChange={(chosen) => onTaste({ days: chosen })}
        segments={[
          { value: 'day', label: text('timeline.day') },
          { value: 'week', label: text('timeline.week') },
        ]}
      />
      <p className={styles.hint} aria-hidden>
        {hint}
      </p>
      {isDay && isTouch && isNarrow && (
        <IconButton label={text('timeline.move-mode')} {...moveMode}>
          <Hand aria-hidden />
        </IconButton>
      )}
      {isDay && isTouch && !isNarrow && (
        <Button icon={<Hand aria-hidden />} {...moveMode}>
          {text('timeline.move-mode')}
        </Button>
      )}
      <IconButton
        label={`${text('timeline.density')}: ${text(isCompact ? 'timeline.comfortable' : 'timeline.compact')}`}
        onPress={() => onTaste({ density: isCompact ? 'comfortable' : 'compact' })}
      >
        {isCompact ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
      </IconButton>
      {isDay && !isNarrow && props.onToNow && (
        <Button onPress={props.onToNow}>{text('timeline.to-now')}</Button>
      )}
      {isDay && !isNarrow && (
        <Button onPress={props.onWholeDay}>{text('timeline.whole-day')}</Button>
      )}
      {isDay && (
        <>
          <IconButton label={text('timeline.zoom-out')} shortcut="-" onPress={() => onZoom('out')}>
            <Minus aria-hidden />
          </IconButton>
          <IconButton label={text('timeline.zoom-in')} shortcut="+" onPress={() => onZoom('in')}>
            <Plus aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
