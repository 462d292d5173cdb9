import { useSearchParams, useText } from '@stammtisch/remote-kit';
import { Tabs } from '@stammtisch/ui-kit';
import { FieldList } from '../input-fields/field-list.tsx';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm, type SettingsForm } from '../section/use-settings-form.ts';
import { BookingRules } from './booking-rules.tsx';
import { CardPolicy } from './card-policy.tsx';
import { EmbedCodes } from './embed-codes.tsx';
import { FormPreview } from './form-preview.tsx';
import { HouseTexts } from './house-texts.tsx';
import { StyleSheet } from './style-sheet.tsx';
import { useOnlineWords } from './use-online-words.ts';

const areas = ['rules', 'card', 'form', 'texts', 'style', 'embed'] as const;

/** What guests may book by themselves; the real form beside it shows each change before it is saved. */
export function OnlineSettingsScreen() {
  const text = useText('settings');
  const of = useSettingsForm(useOnlineWords());
  const [search, setSearch] = useSearchParams();
  const area = areas.find((each) => each === search.get('tab')) ?? 'rules';

  return (
    <SettingsPage
      title={text('onlinereservation-settings.title')}
      lead={text('online.lead')}
      of={of}
      aside={of.form && <FormPreview form={of.form} />}
    >
      {(form) => (
        <Tabs
          label={text('online.tabs')}
          value={area}
          onChange={(tab) => setSearch({ tab }, { replace: true })}
          tabs={[
            {
              value: 'rules',
              label: text('online.tab-rules'),
              content: <BookingRules form={form} />,
            },
            {
              value: 'card',
              label: text('online.tab-card'),
              content: <CardPolicy form={form} />,
            },
            { value: 'form', label: text('online.tab-form'), content: <Fields form={form} /> },
            {
              value: 'texts',
              label: text('online.tab-texts'),
              content: <HouseTexts form={form} />,
            },
            {
              value: 'style',
              label: text('online.tab-style'),
              content: <StyleSheet form={form} />,
            },
            { value: 'embed', label: text('online.tab-embed'), content: <EmbedCodes /> },
          ]}
        />
      )}
    </SettingsPage>
  );
}

function Fields({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  return (
    <SettingsPart title={text('online.part-fields')} lead={text('online.part-fields-lead')}>
      <FieldList
        label={text('online.part-fields')}
        fields={form.value.onlineReservationSettings.reservationInputFields}
        onChange={(reservationInputFields) =>
          form.set('onlineReservationSettings', { reservationInputFields })
        }
      />
    </SettingsPart>
  );
}
