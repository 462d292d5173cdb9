import { useText } from '@stammtisch/remote-kit';
import { FieldList } from '../input-fields/field-list.tsx';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm } from '../section/use-settings-form.ts';
import { ColorField } from './color-field.tsx';
import { EmployeeAddress } from './employee-address.tsx';
import { NameList } from './name-list.tsx';

/** Specification §9. */
const standardColors = { primary: '#f47721', secondary: '#5cb85c' };

/** A newsletter needs a consent of one's own, which whoever books cannot give for others. */
const withoutConsent = ['allowsNewsletter'] as const;

/** Colours and lists of the house (specification §3, generalSettings). */
export function GeneralSettingsScreen() {
  const text = useText('settings');
  const of = useSettingsForm({
    'generalSettings/primarycolor': text('general-settings.primary'),
    'generalSettings/secondarycolor': text('general-settings.secondary'),
    'generalSettings/employeeList': text('general-settings.employees'),
    'generalSettings/preOrderList': text('general-settings.pre-orders'),
    'generalSettings/begleitpersonReservationInputFields': text('general-settings.companions'),
  });
  return (
    <SettingsPage
      title={text('general-settings.title')}
      lead={text('general-settings.lead')}
      of={of}
    >
      {({ value: { generalSettings: value }, set }) => (
        <>
          <SettingsPart
            title={text('general-settings.colors')}
            lead={text('general-settings.colors-why')}
          >
            <ColorField
              label={text('general-settings.primary')}
              value={value.primarycolor}
              standard={standardColors.primary}
              sample={text('general-settings.sample-primary')}
              onChange={(primarycolor) => set('generalSettings', { primarycolor })}
            />
            <ColorField
              label={text('general-settings.secondary')}
              value={value.secondarycolor}
              standard={standardColors.secondary}
              sample={text('general-settings.sample-secondary')}
              onChange={(secondarycolor) => set('generalSettings', { secondarycolor })}
            />
          </SettingsPart>
          <SettingsPart
            title={text('general-settings.employees')}
            lead={text('general-settings.employees-why')}
          >
            <NameList
              label={text('general-settings.employees')}
              value={value.employeeList}
              make={(name) => ({ name, active: true, email: '' })}
              onChange={(employeeList) => set('generalSettings', { employeeList })}
            >
              {(entry, change) => (
                <EmployeeAddress
                  employee={entry}
                  onChange={(email) => change({ ...entry, email })}
                />
              )}
            </NameList>
          </SettingsPart>
          <SettingsPart
            title={text('general-settings.pre-orders')}
            lead={text('general-settings.pre-orders-why')}
          >
            <NameList
              label={text('general-settings.pre-orders')}
              value={value.preOrderList}
              make={(name) => ({ name, active: true })}
              onChange={(preOrderList) => set('generalSettings', { preOrderList })}
            />
          </SettingsPart>
          <SettingsPart
            title={text('general-settings.companions')}
            lead={text('general-settings.companions-why')}
          >
            <FieldList
              label={text('general-settings.companions')}
              fields={value.begleitpersonReservationInputFields}
              except={withoutConsent}
              onChange={(begleitpersonReservationInputFields) =>
                set('generalSettings', { begleitpersonReservationInputFields })
              }
            />
          </SettingsPart>
        </>
      )}
    </SettingsPage>
  );
}
