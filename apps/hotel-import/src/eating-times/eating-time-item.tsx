import type { EatingTimeSetting } from '@stammtisch/contracts/hotel-import/config';
import { parseTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, IconButton, TextField } from '@stammtisch/ui-kit';
import { Trash2 } from 'lucide-react';
import styles from '../wizard/wizard.module.css';

export interface EatingTimeItemProps {
  time: EatingTimeSetting;
  onChange: (change: Partial<EatingTimeSetting>) => void;
  onRemove: () => void;
}

/** What is wrong with an eating time, by the key of its message. */
export function faultOf({ name, start, end }: EatingTimeSetting) {
  if (name.trim() === '') return 'eating.no-name' as const;
  const [from, to] = [clock(start), clock(end)];
  if (from === undefined || to === undefined) return 'eating.no-time' as const;
  return to <= from ? ('eating.reversed' as const) : undefined;
}

const clock = (text: string) => (/^\d\d:\d\d$/.test(text) ? parseTime(text) : undefined);

/** One meal: its name, from when to when, and on which days of a stay. */
export function EatingTimeItem({ time, onChange, onRemove }: EatingTimeItemProps) {
  const text = useText('hotel-import');
  const fault = faultOf(time);
  return (
    <li className={styles.item}>
      <TextField
        className={styles.name}
        label={text('eating.name')}
        value={time.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        className={styles.short}
        label={text('eating.from')}
        value={time.start}
        inputMode="numeric"
        onChange={(start) => onChange({ start })}
      />
      <TextField
        className={styles.short}
        label={text('eating.to')}
        value={time.end}
        inputMode="numeric"
        onChange={(end) => onChange({ end })}
      />
      <div className={styles.choices}>
        <Checkbox isSelected={time.onArrival} onChange={(onArrival) => onChange({ onArrival })}>
          {text('eating.on-arrival')}
        </Checkbox>
        <Checkbox
          isSelected={time.onDeparture}
          onChange={(onDeparture) => onChange({ onDeparture })}
        >
          {text('eating.on-departure')}
        </Checkbox>
      </div>
      <IconButton label={text('remove', { name: time.name })} onPress={onRemove}>
        <Trash2 />
      </IconButton>
      {fault && (
        <p className={styles.fault} role="alert">
          {text(fault)}
        </p>
      )}
    </li>
  );
}
