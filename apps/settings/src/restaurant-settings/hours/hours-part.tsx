import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { SettingsPart } from '../../section/settings-part.tsx';
import { DayHours } from './day-hours.tsx';
import { copyDay } from './hours.ts';
import { WeekGrid } from './week-grid.tsx';

export interface HoursPartProps {
  hours: readonly OpeningHourSetting[];
  onChange: (hours: readonly OpeningHourSetting[]) => void;
}

/** The week as bars, and below it each day in rows. */
export function HoursPart({ hours, onChange }: HoursPartProps) {
  const text = useText('settings');
  const formats = useFormats();
  const weekdays = formats.weekdays();
  return (
    <SettingsPart title={text('hours.title')} lead={text('hours.lead')}>
      <WeekGrid weekdays={formats.weekdays('short')} hours={hours} onChange={onChange} />
      <div>
        {weekdays.map((name, index) => (
          <DayHours
            key={name}
            dayOfWeek={index + 1}
            weekdays={weekdays}
            hours={hours}
            onChange={onChange}
            onCopy={(to) => onChange(copyDay(hours, index + 1, to))}
          />
        ))}
      </div>
    </SettingsPart>
  );
}
