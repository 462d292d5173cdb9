import { eventIntervals } from '@stammtisch/contracts/event/event';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, DatePicker, Select, Switch, TimeTextField } from '@stammtisch/ui-kit';
import type { EventForm } from './use-event-form.ts';
import styles from './event-editor.module.css';

/** The last value that a form offers: the end of the service. */
const lastTime = '23:59';

/** On which days, and at which hours. */
export function WhenFields({ form: { values, faults, set } }: { form: EventForm }) {
  const text = useText('settings');
  const formats = useFormats();
  const isOnce = values.interval === 'ONCE';
  const isWholeDay = values.startTime === '00:00' && values.endTime === lastTime;
  const isOneTime = values.startTime !== '' && values.startTime === values.endTime;
  const errorOf = (field: 'start' | 'startTime' | 'endTime') => {
    const fault = faults[field];
    return fault && { error: text(`events.${fault}`) };
  };

  return (
    <fieldset className={styles.group}>
      <legend>{text('events.when')}</legend>
      <Select
        label={text('events.interval')}
        value={values.interval}
        onChange={(interval) => set({ interval })}
        options={eventIntervals.map((value) => ({
          value,
          label: text(`events.interval-${value}`),
        }))}
      />
      {values.interval === 'WEEKLY' && (
        <fieldset aria-label={text('events.weekdays')} className={styles.weekdays}>
          {formats.weekdays('short').map((name, index) => {
            const day = (index + 1) % 7;
            const isOn = values.eventDays.includes(day);
            const others = values.eventDays.filter((each) => each !== day);
            return (
              <Checkbox
                key={name}
                isSelected={isOn}
                onChange={(on) => set({ eventDays: on ? [...others, day] : others })}
              >
                {name}
              </Checkbox>
            );
          })}
        </fieldset>
      )}
      <div className={styles.pair}>
        <DatePicker
          label={text(isOnce ? 'events.start' : 'events.first-day')}
          isRequired
          value={values.start || null}
          // An end that lies before follows along, as it would when it is saved.
          onChange={(day) => {
            const start = day ?? '';
            set({ start, ...(isOnce && values.end < start && { end: start }) });
          }}
          {...errorOf('start')}
        />
        {(isOnce || values.limitedTime) && (
          <DatePicker
            label={text(isOnce ? 'events.end' : 'events.last-day')}
            value={values.end || null}
            onChange={(end) => set({ end: end ?? '' })}
          />
        )}
      </div>
      {!isOnce && (
        <Switch isSelected={values.limitedTime} onChange={(limitedTime) => set({ limitedTime })}>
          {text('events.limited')}
        </Switch>
      )}
      <Switch
        isSelected={isWholeDay}
        onChange={(whole) =>
          set(
            whole
              ? { startTime: '00:00', endTime: lastTime }
              : { startTime: '18:00', endTime: '22:00' },
          )
        }
      >
        {text('events.whole-day')}
      </Switch>
      {!isWholeDay && (
        <>
          <div className={styles.pair}>
            <TimeTextField
              label={text('events.start-time')}
              value={values.startTime}
              onChange={(startTime) =>
                set({ startTime, ...(isOneTime && startTime !== '' && { endTime: startTime }) })
              }
              {...errorOf('startTime')}
            />
            {!isOneTime && (
              <TimeTextField
                label={text('events.end-time')}
                description={text('events.end-time-why')}
                value={values.endTime}
                onChange={(endTime) => set({ endTime })}
                {...errorOf('endTime')}
              />
            )}
          </div>
          <Checkbox
            isSelected={isOneTime}
            onChange={(one) => set({ endTime: one ? values.startTime : lastTime })}
          >
            {text('events.one-time')}
          </Checkbox>
        </>
      )}
    </fieldset>
  );
}
