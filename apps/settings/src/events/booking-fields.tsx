import { setBookable, setOnlineBookable } from '@stammtisch/domain/opening-hours/settle-event';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, NumberField, SegmentedControl, Switch } from '@stammtisch/ui-kit';
import type { EventForm } from './use-event-form.ts';
import styles from './event-editor.module.css';

type Limit = 'unlimited' | 'count' | 'blocked';

const limitOf = (guests: number): Limit => {
  if (guests === 0) return 'blocked';
  return guests < 0 ? 'unlimited' : 'count';
};

const guestsFor: Readonly<Record<Limit, number>> = { unlimited: -1, count: 40, blocked: 0 };

/** Who may book it, for how many guests, and until when. */
export function BookingFields({ form: { values, set } }: { form: EventForm }) {
  const text = useText('settings');
  const limit = limitOf(values.guestLimit);
  return (
    <fieldset className={styles.group}>
      <legend>{text('events.booking')}</legend>
      <Switch
        isSelected={values.bookable}
        onChange={(bookable) => set(setBookable(values, bookable))}
      >
        {text('events.bookable')}
        <small className={styles.why}>{text('events.bookable-why')}</small>
      </Switch>
      <Switch
        isSelected={values.onlineBookable}
        onChange={(online) => set(setOnlineBookable(values, online))}
      >
        {text('events.online-bookable')}
        <small className={styles.why}>{text('events.online-bookable-why')}</small>
      </Switch>
      <Checkbox isSelected={values.eventOnly} onChange={(eventOnly) => set({ eventOnly })}>
        {text('events.event-only')}
      </Checkbox>
      <Checkbox isSelected={values.internalOnly} onChange={(internalOnly) => set({ internalOnly })}>
        {text('events.internal-only')}
      </Checkbox>
      {values.bookable && (
        <>
          <div className={styles.limit}>
            <span aria-hidden>{text('events.limit')}</span>
            <SegmentedControl
              label={text('events.limit')}
              value={limit}
              onChange={(chosen) => set({ guestLimit: guestsFor[chosen] })}
              segments={(['unlimited', 'count', 'blocked'] as const).map((value) => ({
                value,
                label: text(`events.limit-${value}`),
              }))}
            />
          </div>
          {limit === 'count' && (
            <div className={styles.pair}>
              <NumberField
                label={text('events.limit-guests')}
                minValue={1}
                maxValue={100_000}
                value={values.guestLimit}
                onChange={(guestLimit) => set({ guestLimit })}
              />
              <NumberField
                label={text('events.overflow')}
                minValue={0}
                maxValue={100}
                value={values.guestLimitOverflowPercent}
                onChange={(percent) => set({ guestLimitOverflowPercent: percent })}
              />
            </div>
          )}
        </>
      )}
      {values.onlineBookable && (
        <NumberField
          label={text('events.lead-time')}
          description={text('events.lead-time-why')}
          minValue={0}
          maxValue={8_784}
          value={values.leadTimeHours}
          onChange={(leadTimeHours) => set({ leadTimeHours })}
        />
      )}
    </fieldset>
  );
}
