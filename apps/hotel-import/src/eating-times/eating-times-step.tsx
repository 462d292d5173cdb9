import type {
  EatingTimeSetting,
  HotelImportConfig,
} from '@stammtisch/contracts/hotel-import/config';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { NextButton } from '../wizard/next-button.tsx';
import type { Config } from '../wizard/use-config.ts';
import { EatingTimeItem, faultOf } from './eating-time-item.tsx';
import { freshId } from './fresh-id.ts';
import styles from '../wizard/wizard.module.css';

export interface EatingTimesStepProps {
  config: Config;
  value: HotelImportConfig;
  onNext: () => void;
}

/** When hotel guests eat, and whether on the days of arrival and departure. */
export function EatingTimesStep({ config, value, onNext }: EatingTimesStepProps) {
  const text = useText('hotel-import');
  const { eatingTimes } = value;
  const set = (next: EatingTimeSetting[]) => config.change({ ...value, eatingTimes: next });
  const usual = (): EatingTimeSetting[] => [
    {
      id: freshId(),
      name: text('usual.breakfast'),
      start: '07:00',
      end: '10:00',
      onArrival: false,
      onDeparture: true,
    },
    {
      id: freshId(),
      name: text('usual.dinner'),
      start: '18:30',
      end: '20:30',
      onArrival: true,
      onDeparture: false,
    },
  ];
  const isEmpty = eatingTimes.length === 0;
  const isWrong = eatingTimes.some((time) => faultOf(time) !== undefined);
  return (
    <section className={styles.part} aria-label={text('step.eating-times')}>
      <p className={styles.lead}>{text('eating.lead')}</p>
      <ul className={styles.list}>
        {eatingTimes.map((time) => (
          <EatingTimeItem
            key={time.id}
            time={time}
            onChange={(change) =>
              set(eatingTimes.map((each) => (each === time ? { ...time, ...change } : each)))
            }
            onRemove={() => set(eatingTimes.filter((each) => each !== time))}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {isEmpty && (
          <Button variant="primary" onPress={() => set(usual())}>
            {text('usual.times')}
          </Button>
        )}
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => set([...eatingTimes, { ...usual()[1]!, name: '' }])}
        >
          {text('eating.add')}
        </Button>
        {!isEmpty && <NextButton config={config} isWrong={isWrong} onNext={onNext} />}
      </div>
    </section>
  );
}
