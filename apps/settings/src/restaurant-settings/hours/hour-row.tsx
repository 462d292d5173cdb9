import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, SegmentedControl, TimeTextField } from '@stammtisch/ui-kit';
import { Trash2 } from 'lucide-react';
import { faultOf, spanOf } from './hours.ts';
import { LimitField } from './limit-field.tsx';
import styles from './hour-row.module.css';

export interface HourRowProps {
  hour: OpeningHourSetting;
  onChange: (hour: OpeningHourSetting) => void;
  onRemove: () => void;
}

/** Guests that a limit begins with: a small room. */
const usualLimit = 40;

/** One opening hour: a span or one seating, and how many guests may book it online. */
export function HourRow({ hour, onChange, onRemove }: HourRowProps) {
  const text = useText('settings');
  const fault = faultOf(hour);
  const span = spanOf(hour);
  const isNextDay = span !== undefined && span.to > 1_440;
  const { dayOfWeek, onlineGuestLimit } = hour;
  return (
    <li className={styles.row} data-fault={fault !== undefined || undefined}>
      <div className={styles.when}>
        {hour.type === 'seating' ? (
          <TimeTextField
            label={text('hours.time')}
            value={hour.time}
            onChange={(time) => onChange({ ...hour, time })}
          />
        ) : (
          <>
            <TimeTextField
              label={text('hours.start')}
              value={hour.start}
              onChange={(start) => onChange({ ...hour, start })}
            />
            <TimeTextField
              label={text(isNextDay ? 'hours.end-next' : 'hours.end')}
              value={hour.end}
              // As an end 00:00 is the midnight that ends the day.
              onChange={(end) => onChange({ ...hour, end: end === '00:00' ? '24:00' : end })}
            />
          </>
        )}
        <SegmentedControl
          label={text('hours.kind')}
          segments={[
            { value: 'timespan', label: text('hours.timespan') },
            { value: 'seating', label: text('hours.seating') },
          ]}
          value={hour.type}
          onChange={(type) => {
            if (type === hour.type) return;
            onChange(
              type === 'seating'
                ? { type, dayOfWeek, onlineGuestLimit, time: startOf(hour) }
                : { type, dayOfWeek, onlineGuestLimit, start: startOf(hour), end: '22:00' },
            );
          }}
        />
      </div>
      <LimitField
        label={text('hours.online')}
        value={onlineGuestLimit}
        onChange={(limit) => onChange({ ...hour, onlineGuestLimit: limit })}
        usual={usualLimit}
      />
      <IconButton label={text('hours.remove')} onPress={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      {fault && (
        <p className={styles.fault} role="alert">
          {text(`hours.${fault}`)}
        </p>
      )}
    </li>
  );
}

function startOf(hour: OpeningHourSetting): string {
  return hour.type === 'seating' ? hour.time : hour.start;
}
