import type { OfferedTime, Restaurant } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { chooseTexts } from '../../texts/choose-texts.ts';
import { markOf, type Availability } from '../availability.ts';
import { groupByDayPart } from '../day-part.ts';
import type { Draft, Slot } from '../draft.ts';
import { OtherDays } from './other-days.tsx';
import styles from './chips.module.css';

interface TimeChoiceProps {
  restaurant: Restaurant;
  availability: Availability;
  draft: Draft;
  onChoose: (slot: Slot) => void;
  onRetry: () => void;
}

export function TimeChoice({
  restaurant,
  availability,
  draft,
  onChoose,
  onRetry,
}: TimeChoiceProps) {
  const { day, persons, slot } = draft;
  const t = useText(chooseTexts);
  const { formats } = useLanguage();
  const state = availability.stateOf(day, persons);
  const mark = markOf(state);
  const times = state.kind === 'loaded' ? state.times : [];
  const count = times.filter(({ free }) => free).length;
  const said = {
    open: t('freeTimes', { count, day: formats.mediumDate(day) }),
    full: t('fullDay', { persons: formats.persons(persons) }),
    closed: t('closedDay'),
    unknown: '',
  }[mark];

  const chip = (offered: OfferedTime) => (
    <button
      key={offered.date + offered.time}
      type="button"
      className={styles['time']}
      disabled={!offered.free}
      aria-current={slot?.time === offered.time && slot.date === offered.date ? 'true' : undefined}
      onClick={() => onChoose({ date: offered.date, time: offered.time })}
    >
      <span>{offered.time}</span>
      {offered.reason && <small>{t(offered.reason)}</small>}
    </button>
  );

  return (
    <div className={styles['timeSpace']} aria-busy={state.kind === 'loading'} data-part="times">
      <p role="status" className={mark === 'open' ? 'visually-hidden' : styles['dayNote']}>
        {said}
      </p>
      {state.kind === 'loading' && (
        <div className="skeleton-row skeleton-times" aria-hidden="true">
          {Array.from({ length: 8 }, (_, box) => (
            <i key={box} />
          ))}
        </div>
      )}
      {state.kind === 'failed' && (
        <div role="alert">
          <p className={styles['dayNote']}>{t('timesFailed')}</p>
          <button type="button" className="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
      {(mark === 'full' || mark === 'closed') && (
        <OtherDays
          restaurant={restaurant}
          availability={availability}
          draft={draft}
          onChoose={onChoose}
        />
      )}
      {groupByDayPart(times, day).map((group) => (
        <div key={group.part} role="group" aria-labelledby={`part-${group.part}`}>
          <h3 id={`part-${group.part}`} className={styles['part']}>
            {t(group.part)}
          </h3>
          <div className={styles['times']}>{group.times.map(chip)}</div>
        </div>
      ))}
    </div>
  );
}
