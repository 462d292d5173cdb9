import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, NumberField, TimeTextField } from '@stammtisch/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './stay-part.module.css';

/** Minutes in the steps that a stay is counted in. */
const step = 15;

/** How long parties stay: usually, and by their size and the time of the day. */
export function StayPart({ value, set }: Pick<SettingsForm, 'value' | 'set'>) {
  const text = useText('settings');
  const { guestVisitDuration, startEveningShift } = value.reservationSettings;
  const { visitDurations } = value.assignmentSettings;
  const change = (index: number, more: Partial<(typeof visitDurations)[number]>) =>
    set('assignmentSettings', {
      visitDurations: visitDurations.map((each, at) =>
        at === index ? { ...each, ...more } : each,
      ),
    });
  const minutes = (label: string, current: number, onChange: (minutes: number) => void) => (
    <NumberField
      label={label}
      value={current}
      minValue={15}
      maxValue={1_440}
      step={step}
      onChange={(given) => {
        if (!Number.isNaN(given)) onChange(given);
      }}
    />
  );
  const largest = Math.max(0, ...visitDurations.map(({ minPersons }) => minPersons));
  return (
    <SettingsPart title={text('stay.title')} lead={text('stay.lead')}>
      <div className={styles.pair}>
        {minutes(text('stay.usual'), guestVisitDuration, (given) =>
          set('reservationSettings', { guestVisitDuration: given }),
        )}
        <TimeTextField
          label={text('stay.evening')}
          value={startEveningShift}
          onChange={(time) => set('reservationSettings', { startEveningShift: time })}
        />
      </div>
      {visitDurations.map(({ minPersons, day, evening }, index) => (
        <fieldset key={index} className={styles.rule} aria-label={text('stay.rule')}>
          <NumberField
            label={text('stay.from')}
            value={minPersons}
            minValue={1}
            maxValue={500}
            onChange={(given) => {
              if (!Number.isNaN(given)) change(index, { minPersons: given });
            }}
          />
          {minutes(text('stay.day'), day, (given) => change(index, { day: given }))}
          {minutes(text('stay.night'), evening, (given) => change(index, { evening: given }))}
          <IconButton
            label={text('stay.remove')}
            onPress={() =>
              set('assignmentSettings', { visitDurations: visitDurations.toSpliced(index, 1) })
            }
          >
            <Trash2 aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          isDisabled={visitDurations.length >= 20}
          onPress={() =>
            set('assignmentSettings', {
              visitDurations: [
                ...visitDurations,
                {
                  minPersons: largest + (largest === 0 ? 1 : 2),
                  day: guestVisitDuration,
                  evening: guestVisitDuration,
                },
              ],
            })
          }
        >
          {text('stay.add')}
        </Button>
      </div>
    </SettingsPart>
  );
}
