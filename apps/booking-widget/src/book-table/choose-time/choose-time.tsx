import { useEffect, useSyncExternalStore } from 'react';
import type { Restaurant } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { chooseTexts } from '../../texts/choose-texts.ts';
import type { Availability } from '../availability.ts';
import { daysAround, stripDays } from '../day-span.ts';
import type { Draft, Slot } from '../draft.ts';
import { DayChoice } from './day-choice.tsx';
import { PartySize } from './party-size.tsx';
import { TimeChoice } from './time-choice.tsx';
import styles from './choose-time.module.css';

interface ChooseTimeProps {
  restaurant: Restaurant;
  availability: Availability;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onChoose: (slot: Slot) => void;
}

/** The first screen: how many, which day, what time. A tap on a time leads on. */
export function ChooseTime(props: ChooseTimeProps) {
  const { restaurant, availability, draft, onChange, onChoose } = props;
  const { persons, day } = draft;
  const t = useText(chooseTexts);
  const welcomeText = restaurant.welcomeText[useLanguage().language];
  useSyncExternalStore(availability.subscribe, availability.version);

  useEffect(() => {
    const reading = { isCurrent: true };
    // The chosen day first; then the others one by one, to mark them and to open them at once.
    const days = [day, ...stripDays(day, restaurant), ...daysAround(day, restaurant)];
    void (async () => {
      for (const each of days) {
        if (reading.isCurrent) await availability.ask(each, persons);
      }
    })();
    return () => {
      reading.isCurrent = false;
    };
  }, [availability, persons, day, restaurant]);

  return (
    <div className={styles['screen']} data-part="choose-time">
      {welcomeText && <p className={styles['welcome']}>{welcomeText}</p>}
      <PartySize
        restaurant={restaurant}
        persons={persons}
        onChange={(persons) => onChange({ persons })}
      />
      <DayChoice
        restaurant={restaurant}
        persons={persons}
        day={day}
        availability={availability}
        onChange={(day) => onChange({ day })}
      />
      <section aria-labelledby="times-title">
        <h2 id="times-title" className="label">
          {t('time')}
        </h2>
        <TimeChoice
          restaurant={restaurant}
          availability={availability}
          draft={draft}
          onChoose={onChoose}
          onRetry={() => void availability.ask(day, persons)}
        />
      </section>
    </div>
  );
}
