import { useLanguage, useText } from '../../app/language.tsx';
import { otherwiseTexts } from '../../texts/otherwise-texts.ts';
import { OtherDays } from './other-days.tsx';
import type { TimeChoiceProps } from './time-choice-props.ts';
import styles from './chips.module.css';

/** A day on which nothing can be chosen: closed, full, or not to be read just now. */
export function NoTimes(props: TimeChoiceProps) {
  const { availability, draft, onRetry } = props;
  const t = useText(otherwiseTexts);
  const { formats } = useLanguage();
  const state = availability.stateOf(draft.day, draft.persons);
  if (state.kind !== 'loaded') {
    return (
      <div role="alert">
        <p className={styles['dayNote']}>{t('timesFailed')}</p>
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    );
  }
  return (
    <>
      <output className={styles['dayNote']}>
        {state.times.length === 0
          ? t('closedDay')
          : t('fullDay', { persons: formats.persons(draft.persons) })}
      </output>
      <OtherDays {...props} />
      {props.restaurant.waitingListWhenFull && state.times.length > 0 && (
        <p className={styles['dayNote']}>{t('waitingList')}</p>
      )}
    </>
  );
}
