import type { ReservationList } from '@stammtisch/contracts/reservation/reservation';
import { useText } from '@stammtisch/remote-kit';
import { NumberField, RadioGroup, SegmentedControl, Switch } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { GuestView } from '../guest-view/guest-view.tsx';
import { FieldList } from '../input-fields/field-list.tsx';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm, type SettingsForm } from '../section/use-settings-form.ts';
import { AffectedDialog } from './affected-dialog.tsx';
import { HoursPart } from './hours/hours-part.tsx';
import { LimitField } from './hours/limit-field.tsx';
import { StayPart } from './stay-part.tsx';
import { useAffectedByHours } from './use-affected-by-hours.ts';
import { useFieldWords } from './use-field-words.ts';

const openingHours = 'reservationSettings/openingHours';
/** New guests that a pace begins with. */
const usualPace = 10;
const intervals = [15, 30, 60] as const;
const modes = ['ONLY_WITH_TABLE', 'IF_POSSIBLE', 'SUGGEST'] as const;

/** Hours, stays, pace and the house's own form; whom new hours leave outside is shown first. */
export function RestaurantSettingsScreen() {
  const text = useText('settings');
  const of = useSettingsForm(useFieldWords());
  const askAffected = useAffectedByHours();
  const [affected, setAffected] = useState<ReservationList | undefined>(undefined);
  const { form } = of;

  async function save(edited: SettingsForm) {
    if (edited.changed.includes(openingHours)) {
      const left = await askAffected(edited.value.reservationSettings.openingHours);
      if (left === undefined) return;
      if (left.total > 0) return setAffected(left);
    }
    await edited.save();
  }

  return (
    <>
      <SettingsPage
        title={text('restaurant-settings.title')}
        lead={text('restaurant-settings.lead')}
        of={of}
        {...(form && { onSave: () => void save(form) })}
        aside={form && <GuestView settings={form.value} />}
      >
        {render}
      </SettingsPage>
      <AffectedDialog
        affected={affected}
        onCancel={() => setAffected(undefined)}
        onConfirm={() => {
          setAffected(undefined);
          void form?.save();
        }}
      />
    </>
  );

  function render({ value, set }: SettingsForm) {
    const { reservationSettings, assignmentSettings } = value;
    const { pacing, timeInterval } = reservationSettings;
    return (
      <>
        <HoursPart
          hours={reservationSettings.openingHours}
          onChange={(hours) => set('reservationSettings', { openingHours: [...hours] })}
        />
        <SettingsPart title={text('clock.title')} lead={text('clock.lead')}>
          <SegmentedControl
            label={text('clock.interval')}
            segments={intervals.map((minutes) => ({
              value: String(minutes),
              label: text('clock.minutes', { minutes }),
            }))}
            value={String(timeInterval)}
            onChange={(minutes) =>
              set('reservationSettings', {
                timeInterval: intervals.find((each) => String(each) === minutes) ?? timeInterval,
              })
            }
          />
        </SettingsPart>
        <SettingsPart
          title={text('pace.title')}
          lead={text('pace.lead', { minutes: timeInterval })}
        >
          {(['all', 'online'] as const).map((who) => (
            <div key={who}>
              <p>{text(`pace.${who}`)}</p>
              <LimitField
                label={text(`pace.${who}`)}
                value={pacing[who]}
                usual={usualPace}
                onChange={(limit) =>
                  set('reservationSettings', { pacing: { ...pacing, [who]: limit } })
                }
              />
            </div>
          ))}
        </SettingsPart>
        <StayPart value={value} set={set} />
        <SettingsPart title={text('assignment.title')} lead={text('assignment.lead')}>
          <RadioGroup
            label={text('assignment.mode')}
            options={modes.map((mode) => ({
              value: mode,
              label: text(`assignment.${mode}`),
              description: text(`assignment.${mode}-help`),
            }))}
            value={assignmentSettings.mode}
            onChange={(mode) => set('assignmentSettings', { mode })}
          />
        </SettingsPart>
        <SettingsPart title={text('guard.title')} lead={text('guard.lead')}>
          <NumberField
            label={text('guard.threshold')}
            description={text('guard.threshold-help')}
            value={reservationSettings.masterPasswordThreshold}
            minValue={0}
            maxValue={500}
            onChange={(count) => {
              if (!Number.isNaN(count)) {
                set('reservationSettings', { masterPasswordThreshold: count });
              }
            }}
          />
          <Switch
            isSelected={reservationSettings.askEditorName}
            onChange={(askEditorName) => set('reservationSettings', { askEditorName })}
          >
            {text('guard.editor')}
          </Switch>
        </SettingsPart>
        <SettingsPart title={text('fields.title')} lead={text('fields.lead')}>
          <FieldList
            label={text('fields.title')}
            fields={reservationSettings.reservationInputFields}
            onChange={(reservationInputFields) =>
              set('reservationSettings', { reservationInputFields })
            }
          />
        </SettingsPart>
      </>
    );
  }
}
