import { lazy, Suspense } from 'react';
import type { OfferedTime } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { SkeletonRow } from '../../app/skeleton.tsx';
import { chooseTexts } from '../../texts/choose-texts.ts';
import { markOf } from '../availability.ts';
import { groupByDayPart } from '../day-part.ts';
import type { TimeChoiceProps } from './time-choice-props.ts';
import styles from './chips.module.css';

const NoTimes = lazy(async () => ({ default: (await import('../../otherwise.ts')).NoTimes }));

/** The times of the day, and why some cannot be had. */
export function TimeChoice(props: TimeChoiceProps) {
  const { day, persons, slot } = props.draft;
  const t = useText(chooseTexts);
  const { formats } = useLanguage();
  const state = props.availability.stateOf(day, persons);
  const times = state.kind === 'loaded' ? state.times : [];
  const count = times.filter(({ free }) => free).length;
  // What is over is worth no place where something can still be had.
  const shown = count > 0 ? times.filter(({ reason }) => reason !== 'too-late') : times;
  const mayWait = props.restaurant.waitingListWhenFull && markOf(state) === 'full';

  const chip = ({ date, time, free, reason }: OfferedTime) => {
    const waits = mayWait && reason !== 'too-late';
    return (
      <button
        key={date + time}
        type="button"
        className={styles['time']}
        disabled={!free && !waits}
        aria-current={slot?.time === time && slot.date === date ? 'true' : undefined}
        onClick={() => props.onChoose(waits ? { date, time, waits } : { date, time })}
      >
        <span>{time}</span>
        {reason && (
          <small>{t(waits ? 'waitingList' : reason === 'too-late' ? 'tooLate' : 'taken')}</small>
        )}
      </button>
    );
  };

  return (
    <div className={styles['timeSpace']} aria-busy={state.kind === 'loading'} data-part="times">
      <output className="visually-hidden">
        {count > 0 && t('freeTimes', { count, day: formats.mediumDate(day) })}
      </output>
      {state.kind === 'loading' ? (
        <SkeletonRow name="times" boxes={8} />
      ) : (
        markOf(state) !== 'open' && (
          <Suspense>
            <NoTimes {...props} />
          </Suspense>
        )
      )}
      {groupByDayPart(shown, day).map((group) => (
        <fieldset key={group.part}>
          <legend className={styles['part']}>{t(group.part)}</legend>
          <div className={styles['times']}>{group.times.map(chip)}</div>
        </fieldset>
      ))}
    </div>
  );
}
