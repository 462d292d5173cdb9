import type {
  ArrangementSetting,
  HotelImportConfig,
} from '@stammtisch/contracts/hotel-import/config';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { NextButton } from '../wizard/next-button.tsx';
import type { Config } from '../wizard/use-config.ts';
import { ArrangementItem } from './arrangement-item.tsx';
import styles from '../wizard/wizard.module.css';

export interface ArrangementsStepProps {
  config: Config;
  value: HotelImportConfig;
  onNext: () => void;
}

/** Which meals belong to which arrangement of the hotel. */
export function ArrangementsStep({ config, value, onNext }: ArrangementsStepProps) {
  const text = useText('hotel-import');
  const { arrangements, eatingTimes } = value;
  const set = (next: ArrangementSetting[]) => config.change({ ...value, arrangements: next });
  const withMeals = (name: string, abbreviation: string): ArrangementSetting => ({
    name,
    abbreviation,
    reservations: eatingTimes.map(({ id }) => ({
      eatingTime: id,
      repetitionType: 'EVERY_DAY',
      repetitionNumber: 1,
    })),
  });
  const isEmpty = arrangements.length === 0;
  const isWrong = arrangements.some(({ name }) => name.trim() === '');
  return (
    <section className={styles.part} aria-label={text('step.arrangements')}>
      <p className={styles.lead}>{text('arrangement.lead')}</p>
      <ul className={styles.list}>
        {arrangements.map((arrangement, index) => (
          <ArrangementItem
            // They have no id of their own, and are never put in another order.
            key={index}
            arrangement={arrangement}
            eatingTimes={eatingTimes}
            onChange={(next) => set(arrangements.map((each, at) => (at === index ? next : each)))}
            onRemove={() => set(arrangements.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {isEmpty && (
          <Button
            variant="primary"
            onPress={() => set([withMeals(text('usual.half-board'), 'HP')])}
          >
            {text('usual.arrangement')}
          </Button>
        )}
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => set([...arrangements, withMeals('', '')])}
        >
          {text('arrangement.add')}
        </Button>
        {!isEmpty && <NextButton config={config} isWrong={isWrong} onNext={onNext} />}
      </div>
    </section>
  );
}
