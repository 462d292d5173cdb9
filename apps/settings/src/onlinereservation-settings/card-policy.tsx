import { findLink } from '@stammtisch/hal-client';
import { readPaymentActive } from '@stammtisch/contracts/payment/checkout';
import { useLanguage, type Language } from '@stammtisch/i18n';
import { RouteLink, useHost, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, NumberField, RadioGroup, SegmentedControl, TextArea } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { languageNames } from '../mails/language-names.ts';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './booking-rules.module.css';

/** What a no-show costs, whom it concerns, and the words that guests agree to. */
export function CardPolicy({ form }: { form: SettingsForm }) {
  const { entry } = useHost();
  const { currency } = useRestaurant();
  const text = useText('settings');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const payment = useResource(findLink(entry, 'payment-active'), {
    schema: readPaymentActive.reply,
  });
  const policy = form.value.cancellationPolicySettings;
  const set = (change: Partial<typeof policy>) => form.set('cancellationPolicySettings', change);
  const asksNobody = policy.noShowFeeAmount === 0;
  return (
    <>
      {payment.data?.resource.paymentActive === false && (
        <Banner
          actions={<RouteLink to="addons.overview">{text('online.card-to-addons')}</RouteLink>}
        >
          {text('online.card-inactive')}
        </Banner>
      )}
      <SettingsPart title={text('online.part-card')} lead={text('online.part-card-lead')}>
        <div className={styles.pair}>
          <NumberField
            label={text('online.card-amount')}
            description={text('online.card-amount-note')}
            minValue={0}
            maxValue={1_000}
            formatOptions={{ style: 'currency', currency }}
            // Specification §9: stored in cents.
            value={policy.noShowFeeAmount / 100}
            onChange={(amount) => set({ noShowFeeAmount: Math.round(amount * 100) || 0 })}
          />
          <NumberField
            label={text('online.card-from')}
            description={text('online.card-from-note')}
            isDisabled={asksNobody}
            minValue={1}
            maxValue={500}
            value={policy.cardFromPersons}
            onChange={(cardFromPersons) => set({ cardFromPersons })}
          />
        </div>
        <RadioGroup
          label={text('online.card-per')}
          isDisabled={asksNobody}
          value={policy.feePer}
          onChange={(feePer) => set({ feePer })}
          options={[
            { value: 'PERSON', label: text('online.card-per-person') },
            { value: 'BOOKING', label: text('online.card-per-booking') },
          ]}
        />
      </SettingsPart>
      <SettingsPart
        title={text('online.card-policy')}
        lead={text('online.card-policy-lead')}
        actions={
          <SegmentedControl
            label={text('online.language')}
            value={language}
            onChange={setLanguage}
            segments={languageNames}
          />
        }
      >
        <TextArea
          label={text('online.card-policy')}
          rows={4}
          maxLength={2_000}
          value={policy.policyText[language]}
          onChange={(typed) => set({ policyText: { ...policy.policyText, [language]: typed } })}
        />
      </SettingsPart>
    </>
  );
}
