import { useLanguage, useText } from '../../app/language.tsx';
import { phoneLink } from '../../app/outward-links.ts';
import { otherwiseTexts } from '../../texts/otherwise-texts.ts';
import { daysAround } from '../day-span.ts';
import { nearestTime } from '../nearest-time.ts';
import type { TimeChoiceProps } from './time-choice-props.ts';
import styles from './chips.module.css';

const most = 4;
/** When the guest has not named a time yet. */
const usualTime = '19:00';

/** Where nothing is left: the nearest days that have a table, and the phone. */
export function OtherDays({ restaurant, availability, draft, onChoose }: TimeChoiceProps) {
  const { phone } = restaurant;
  const t = useText(otherwiseTexts);
  const { formats } = useLanguage();
  const wanted = draft.slot?.time ?? usualTime;
  const slots = daysAround(draft.day, restaurant)
    .flatMap((day) => {
      const state = availability.stateOf(day, draft.persons);
      return (state.kind === 'loaded' && nearestTime(state.times, wanted)) || [];
    })
    .slice(0, most)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <>
      {slots.length > 0 && (
        <fieldset>
          <legend className={styles['part']}>{t('elsewhere')}</legend>
          <div className={styles['alternatives']}>
            {slots.map((slot) => (
              <button
                key={slot.date}
                type="button"
                className={styles['alternative']}
                onClick={() => onChoose(slot)}
              >
                {formats.mediumDate(slot.date)} <b>{slot.time}</b>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {phone && (
        <p className={styles['hint']}>
          <a href={phoneLink(phone)}>{t('call', { phone })}</a>
        </p>
      )}
    </>
  );
}
