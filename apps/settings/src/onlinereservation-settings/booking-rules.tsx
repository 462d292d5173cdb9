import { useText } from '@stammtisch/remote-kit';
import { NumberField, RadioGroup, Switch } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import { LeadTimeField } from './lead-time-field.tsx';
import styles from './booking-rules.module.css';

/** Who may book when, and until when they may think again. */
export function BookingRules({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const online = form.value.onlineReservationSettings;
  const set = (change: Partial<typeof online>) => form.set('onlineReservationSettings', change);
  return (
    <>
      <SettingsPart title={text('online.part-open')} lead={text('online.part-open-lead')}>
        <Switch isSelected={online.active} onChange={(active) => set({ active })}>
          {text('online.active')}
        </Switch>
        <RadioGroup
          label={text('online.confirm')}
          value={online.confirmAtOnce ? 'at-once' : 'request'}
          onChange={(value) => set({ confirmAtOnce: value === 'at-once' })}
          options={[
            { value: 'request', label: text('online.confirm-request') },
            { value: 'at-once', label: text('online.confirm-at-once') },
          ]}
        />
        <Switch
          isSelected={online.waitingListWhenFull}
          onChange={(waitingListWhenFull) => set({ waitingListWhenFull })}
        >
          {text('online.waiting-list')}
        </Switch>
      </SettingsPart>
      <SettingsPart title={text('online.part-size')} lead={text('online.part-size-lead')}>
        <div className={styles.pair}>
          <NumberField
            label={text('online.min-persons')}
            minValue={1}
            maxValue={online.maxPersons}
            value={online.minPersons}
            onChange={(minPersons) => set({ minPersons })}
          />
          <NumberField
            label={text('online.max-persons')}
            minValue={online.minPersons}
            maxValue={500}
            value={online.maxPersons}
            onChange={(maxPersons) => set({ maxPersons })}
          />
        </div>
        <NumberField
          label={text('online.max-free-seats')}
          description={text('online.max-free-seats-note')}
          minValue={-1}
          maxValue={500}
          value={online.maxFreeSeats}
          onChange={(maxFreeSeats) => set({ maxFreeSeats })}
        />
        <LeadTimeField
          seconds={online.leadTime}
          unit={online.leadTimeUnit}
          onChange={(leadTime, leadTimeUnit) => set({ leadTime, leadTimeUnit })}
        />
        <div className={styles.pair}>
          <NumberField
            label={text('online.max-days')}
            minValue={1}
            maxValue={730}
            value={online.maxDaysAhead}
            onChange={(maxDaysAhead) => set({ maxDaysAhead })}
          />
          <NumberField
            label={text('online.event-lock')}
            description={text('online.event-lock-note')}
            minValue={0}
            maxValue={8_760}
            value={online.eventLock}
            onChange={(eventLock) => set({ eventLock })}
          />
        </div>
      </SettingsPart>
      <SettingsPart title={text('online.part-change')} lead={text('online.part-change-lead')}>
        <Switch
          isSelected={online.guestsMayCancel}
          onChange={(guestsMayCancel) => set({ guestsMayCancel })}
        >
          {text('online.may-cancel')}
        </Switch>
        <Switch
          isSelected={online.guestsMayChange}
          onChange={(guestsMayChange) => set({ guestsMayChange })}
        >
          {text('online.may-change')}
        </Switch>
        <NumberField
          label={text('online.free-window')}
          description={text('online.free-window-note')}
          isDisabled={!online.guestsMayCancel && !online.guestsMayChange}
          minValue={0}
          maxValue={720}
          value={online.freeCancellationHours}
          onChange={(freeCancellationHours) => set({ freeCancellationHours })}
        />
      </SettingsPart>
    </>
  );
}
