import type {
  ArrangementSetting,
  EatingTimeSetting,
} from '@stammtisch/contracts/hotel-import/config';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, NumberField, Select, TextField } from '@stammtisch/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import styles from '../wizard/wizard.module.css';

export interface ArrangementItemProps {
  arrangement: ArrangementSetting;
  eatingTimes: readonly EatingTimeSetting[];
  onChange: (next: ArrangementSetting) => void;
  onRemove: () => void;
}

const repetitions = ['EVERY_DAY', 'ON_DAY'] as const;

/** One arrangement: what the file calls it, and the meals that belong to it. */
export function ArrangementItem({
  arrangement,
  eatingTimes,
  onChange,
  onRemove,
}: ArrangementItemProps) {
  const text = useText('hotel-import');
  const { reservations } = arrangement;
  const set = (next: ArrangementSetting['reservations']) =>
    onChange({ ...arrangement, reservations: next });
  const [first] = eatingTimes;
  return (
    <li className={styles.item}>
      <TextField
        className={styles.name}
        label={text('arrangement.name')}
        value={arrangement.name}
        error={arrangement.name.trim() === '' ? text('eating.no-name') : undefined}
        onChange={(name) => onChange({ ...arrangement, name })}
      />
      <TextField
        className={styles.short}
        label={text('arrangement.abbreviation')}
        value={arrangement.abbreviation}
        onChange={(abbreviation) => onChange({ ...arrangement, abbreviation })}
      />
      <IconButton label={text('remove', { name: arrangement.name })} onPress={onRemove}>
        <Trash2 />
      </IconButton>
      <div className={styles.nested}>
        {reservations.map((each, index) => {
          const change = (next: Partial<typeof each>) =>
            set(reservations.map((one, at) => (at === index ? { ...each, ...next } : one)));
          const meal = eatingTimes.find(({ id }) => id === each.eatingTime)?.name ?? '';
          return (
            <div key={index} className={styles.line}>
              <Select
                className={styles.name}
                label={text('arrangement.meal')}
                value={each.eatingTime}
                onChange={(eatingTime) => change({ eatingTime })}
                options={eatingTimes.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Select
                className={styles.name}
                label={text('arrangement.repetition')}
                value={each.repetitionType}
                onChange={(repetitionType) => change({ repetitionType })}
                options={repetitions.map((value) => ({
                  value,
                  label: text(`repetition.${value}`),
                }))}
              />
              <NumberField
                className={styles.count}
                label={text(`repetition.number-${each.repetitionType}`)}
                value={each.repetitionNumber}
                minValue={1}
                maxValue={366}
                onChange={(next) => change({ repetitionNumber: Number.isNaN(next) ? 1 : next })}
              />
              <IconButton
                label={text('remove', { name: meal })}
                onPress={() => set(reservations.filter((_, at) => at !== index))}
              >
                <Trash2 />
              </IconButton>
            </div>
          );
        })}
        {first && (
          <div>
            <Button
              variant="quiet"
              icon={<Plus aria-hidden />}
              onPress={() =>
                set([
                  ...reservations,
                  { eatingTime: first.id, repetitionType: 'EVERY_DAY', repetitionNumber: 1 },
                ])
              }
            >
              {text('arrangement.add-meal')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
